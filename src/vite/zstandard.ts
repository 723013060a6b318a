import {init} from '@bokuweb/zstd-wasm'

let ready: Promise<void> | undefined

/**
 * Makes Zstandard ready for this process, once. Each `init` of the library begins a new memory, but a second one
 * says at once that it is ready: what is packed meanwhile is broken when the memory changes.
 */
export function readyZstandard(): Promise<void> {
  ready ??= init()
  return ready
}
