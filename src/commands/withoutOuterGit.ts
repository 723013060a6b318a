/**
 * Git hooks set `GIT_DIR`, `GIT_INDEX_FILE` and others to their repository. Tests create their own repositories, and
 * with these variables would commit to the developer’s. Imported by the configuration of each test runner.
 */
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name]

export {}
