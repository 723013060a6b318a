import type {Stage} from '../stage.ts'

export const files: Stage = {
  name: 'files',
  severity: 'error',
  *run() {},
}
