import type {Messages} from './message.ts'

export const syntax = {} satisfies Messages
