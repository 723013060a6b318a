import type {Messages} from './message.ts'

export const refs = {} satisfies Messages
