import type {Messages} from './message.ts'

export const site = {} satisfies Messages
