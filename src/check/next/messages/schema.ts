import type {Messages} from './message.ts'

export const schema = {} satisfies Messages
