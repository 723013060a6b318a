/**
 * Git hooks set `GIT_DIR`, `GIT_INDEX_FILE` and others to the repository that they run in. Tests make
 * repositories of their own, and with those variables would commit into the developer’s. Imported by the configuration of each test runner.
 */
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name]

export {}
