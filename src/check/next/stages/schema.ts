import type {Stage} from '../stage.ts'

export const schema: Stage = {
  name: 'schema',
  severity: 'error',
  *run() {},
}
