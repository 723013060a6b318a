// The scripts of package.json begin with this: in a folder with such a name Vite does not even find its own configuration.
import {join} from 'node:path'

const path = join(import.meta.dirname, '../..')
const folder = path.split(/[\\/]/).find((name) => /[#?*]/.test(name))
if (folder) {
  process.stderr.write(
    `Rename the folder ${folder} of ${path}: the site can’t be built where a name has #, ? or * in it.\n`,
  )
  process.exit(1)
}
