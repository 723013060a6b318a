import type {Messages} from './message.ts'

export const files = {} satisfies Messages
