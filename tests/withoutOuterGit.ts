/**
 * Removes git’s environment variables, such as `GIT_DIR`, which are set if tests run in a git hook: the
 * tests’ own git commands would then change the developer’s repository. Imported by the configuration of each
 * test runner.
 */
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name]

export {}
