import type {Messages} from './message.ts'

export const yaml = {} satisfies Messages
