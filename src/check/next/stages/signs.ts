import type {Stage} from '../stage.ts'

export const signs: Stage = {
  name: 'signs',
  severity: 'error',
  *run() {},
}
