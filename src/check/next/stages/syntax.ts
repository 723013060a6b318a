import type {Stage} from '../stage.ts'

export const syntax: Stage = {
  name: 'syntax',
  severity: 'error',
  *run() {},
}
