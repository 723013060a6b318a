import type {Stage} from '../stage.ts'

export const yaml: Stage = {
  name: 'yaml',
  severity: 'error',
  *run() {},
}
