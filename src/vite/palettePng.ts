import {promisify} from 'node:util'
import {crc32, deflate} from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** How many colours a PNG with a palette can have. */
const most = 256

/**
 * A PNG with a palette (https://www.w3.org/TR/png-3/) of pixels without gaps, four bytes each: a third of the size of one without.
 * Flat drawings have few colours, and many shades at their edges: a rare one gives way to the nearest of the usual ones.
 */
export async function palettePng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  const runs = runsOf(pixels)
  const counts = new Map<number, number>()
  for (const {colour, length} of runs) counts.set(colour, (counts.get(colour) ?? 0) + length)
  // Those of the same number by the colour itself, so that the order is the same each time.
  const usual = [...counts].sort(([a, many], [b, more]) => more - many || a - b).slice(0, most)
  const palette = usual.map(([colour]) => colour)
  const places = new Map([...counts.keys()].map((colour) => [colour, nearestOf(palette, colour)]))
  const named = Buffer.alloc(width * height)
  let at = 0
  for (const {colour, length} of runs) {
    named.fill(places.get(colour) ?? 0, at, at + length)
    at += length
  }
  // Each row begins with how it was filtered: not at all.
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++) named.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8) // Eight bits a pixel, which name a colour of the palette.
  const entries = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]))
  return Buffer.concat([
    signature,
    part('IHDR', header),
    part('PLTE', entries),
    part('IDAT', await promisify(deflate)(rows, {level: 9})),
    part('IEND', Buffer.alloc(0)),
  ])
}

/** Pixels of one colour in a row, which is most of a flat drawing: counted one by one, they took an eighth of a build. */
function runsOf(pixels: Uint8Array): {colour: number; length: number}[] {
  const runs: {colour: number; length: number}[] = []
  let run = {colour: -1, length: 0}
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
    if (colour === run.colour) run.length++
    else {
      run = {colour, length: 1}
      runs.push(run)
    }
  }
  return runs
}

function nearestOf(palette: number[], colour: number): number {
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, other] of palette.entries()) {
    const red = (colour >> 16) - (other >> 16)
    const green = ((colour >> 8) & 0xff) - ((other >> 8) & 0xff)
    const blue = (colour & 0xff) - (other & 0xff)
    const distance = red * red + green * green + blue * blue
    if (distance < least) [nearest, least] = [index, distance]
  }
  return nearest
}

function part(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
