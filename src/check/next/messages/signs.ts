import type {Messages} from './message.ts'

export const signs = {} satisfies Messages
