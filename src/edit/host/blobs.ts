import {sha1} from '@noble/hashes/legacy.js'
import {bytesToHex, concatBytes, utf8ToBytes} from '@noble/hashes/utils.js'
import {decode} from '../../site/index.ts'
import {isPicture} from '../protocol.ts'
import {toBase64} from './base64.ts'
import type {CodeHost} from './codeHost.ts'

/** Returns the id that git gives a file with this content. */
export function blobId(bytes: Uint8Array): string {
  return bytesToHex(sha1(concatBytes(utf8ToBytes(`blob ${bytes.length}\0`), bytes)))
}

/** How many blobs are fetched at a time: code hosts limit it. */
const maxFetches = 8

/**
 * The contents of blobs by id. They never change, so each is fetched once, and those of the built site never.
 */
export class Blobs {
  readonly #contents = new Map<string, Uint8Array>()
  readonly #host: CodeHost

  constructor(host: CodeHost, texts: Iterable<string>) {
    this.#host = host
    for (const text of texts) this.add(utf8ToBytes(text))
  }

  /** Stores the content of a blob, and returns its id. */
  add(bytes: Uint8Array): string {
    const id = blobId(bytes)
    this.#contents.set(id, bytes)
    return id
  }

  async fetch(ids: Iterable<string>): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.#contents.has(id)).values()
    const fetchNext = async () => {
      for (const id of missing) this.#contents.set(id, await this.#host.readBlob(id))
    }
    await Promise.all(Array.from({length: maxFetches}, fetchNext))
  }

  /** Returns the content of a blob that was added or fetched before. */
  bytes(id: string | undefined): Uint8Array | undefined {
    return id === undefined ? undefined : this.#contents.get(id)
  }

  /** Returns the text of a file without its byte order mark, or a picture as base64. */
  text(file: string, id: string | undefined): string | undefined {
    const bytes = this.bytes(id)
    if (!bytes) return undefined
    return isPicture(file) ? toBase64(bytes) : decode(bytes).text.replace(/^\uFEFF/, '')
  }
}
