import {request as httpRequest} from 'node:http'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import type {Answer, Request} from './model.ts'

/** Longer than any answer takes from a server on the same machine. */
const patience = 15_000

/** Asks a server on this machine. The path goes out as it is written, dots, slashes and all. */
export function ask(port: number, request: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const {path, method = 'GET', headers = {}} = request
    const sent = httpRequest({host: '127.0.0.1', port, path, method, headers, agent: false}, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const flat = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')])
        const answered: Answer['headers'] = Object.fromEntries(flat)
        const encoding = answered['content-encoding'] ?? 'identity'
        const body = unpack(Buffer.concat(parts), encoding)
        resolve({request, status: response.statusCode ?? 0, headers: answered, encoding, body})
      })
    })
    sent.setTimeout(patience, () => sent.destroy(new Error(`No answer to ${path} within ${patience / 1000} s.`)))
    sent.on('error', reject)
    sent.end()
  })
}

function unpack(body: Buffer, encoding: string): Buffer {
  if (body.length === 0) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
