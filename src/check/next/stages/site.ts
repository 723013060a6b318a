import type {Stage} from '../stage.ts'

export const site: Stage = {
  name: 'site',
  severity: 'advice',
  *run() {},
}
