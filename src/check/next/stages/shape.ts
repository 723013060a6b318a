import type {Stage} from '../stage.ts'

export const shape: Stage = {
  name: 'shape',
  severity: 'error',
  *run() {},
}
