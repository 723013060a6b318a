/**
 * A git hook tells its programs by `GIT_DIR`, `GIT_INDEX_FILE` and others which repository they are in. Tests make
 * repositories of their own, and with those variables would commit into the developer’s. Imported by the settings of each runner, and by the command that tests edits.
 */
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name]

export {}
