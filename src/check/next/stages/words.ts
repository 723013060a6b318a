import type {Stage} from '../stage.ts'

export const words: Stage = {
  name: 'words',
  severity: 'advice',
  *run() {},
}
