import type {Stage} from '../stage.ts'

export const refs: Stage = {
  name: 'refs',
  severity: 'error',
  *run() {},
}
