// Loaded into a build by a test: a machine with one processor.
import {syncBuiltinESMExports} from 'node:module'
import os from 'node:os'

os.availableParallelism = () => 1
syncBuiltinESMExports()
