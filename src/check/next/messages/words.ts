import type {Messages} from './message.ts'

export const words = {} satisfies Messages
