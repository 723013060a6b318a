import type {Messages} from './message.ts'

export const shape = {} satisfies Messages
