import fs from 'node:fs'
import {syncBuiltinESMExports} from 'node:module'

// Loaded into the server (`--import`): a file called `vanishing` is there when it is looked for, and gone
// when it is read.
const open = fs.createReadStream
fs.createReadStream = (path, ...options) => open(String(path).replace('vanishing', 'vanished'), ...options)
syncBuiltinESMExports()
