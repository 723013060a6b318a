// Started by edit.command, edit.cmd and edit.sh; must run even with an outdated Node and no installed
// packages.
import {spawnSync} from 'node:child_process'
import {copyFileSync, existsSync, readFileSync} from 'node:fs'

const lock = 'package-lock.json'
/** Copy of the `package-lock.json` from which `node_modules/` was installed. */
const installed = 'node_modules/.installed-lock.json'
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

if (!fits(process.versions.node, JSON.parse(read('package.json')).engines.node)) process.exit(127)
if (read(installed) !== read(lock)) {
  console.log(
    'Getting what the editor needs from the internet. This takes a minute, and only when something has changed.',
  )
  // Windows needs a shell to find npm.cmd.
  const {status} = spawnSync('npm ci --no-audit --no-fund', {shell: true, stdio: 'inherit'})
  if (status !== 0) {
    console.error('That did not work: npm says why above. Is this computer online?')
    process.exit(1)
  }
  copyFileSync(lock, installed)
}
process.argv.splice(2, 0, 'edit')
await import('../run.mjs')

/** Whether a Node version satisfies `engines` of package.json: `^1.2.0 || >=3`. */
function fits(version, engines) {
  const [major, minor] = version.split('.').map(Number)
  return engines.split('||').some((range) => {
    const [, operator, least, leastMinor = 0] = /(\^|>=)(\d+)(?:\.(\d+))?/.exec(range)
    if (major === Number(least)) return minor >= Number(leastMinor)
    return operator === '>=' && major > Number(least)
  })
}
