import {writeFileSync} from 'node:fs'
import {measureBuild} from './measureBuild.ts'
import {measureBytes} from './measureBytes.ts'
import {measureDev} from './measureDev.ts'
import {measureLighthouse} from './measureLighthouse.ts'

/** `npm run bench`: how heavy and how fast the site is, measured anew. `--json FILE` writes the figures for tools. */
export async function main(options: string[]): Promise<number> {
  const build = measureBuild()
  const bytes = measureBytes('dist')
  const dev = await measureDev()
  const lighthouse = await measureLighthouse(['/', '/programs', '/contact'])

  console.log('\nBytes over the wire (brotli)')
  console.table(bytes.pages)
  console.log(`Font: ${bytes.font} bytes.`)
  console.log(
    `\nBuild: ${build.seconds} s. A saved sentence is on the dev page after ${dev.median} ms (${dev.all.join(', ')}).`,
  )
  console.log('\nLighthouse, mobile')
  if (typeof lighthouse === 'string') console.log(lighthouse)
  else console.table(lighthouse)

  const file = options[options.indexOf('--json') + 1]
  if (options.includes('--json') && file) writeFileSync(file, JSON.stringify({build, bytes, dev, lighthouse}, null, 2))
  return 0
}
