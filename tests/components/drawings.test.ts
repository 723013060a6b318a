import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {palette} from '../../components/theme.ts'

const folder = join(import.meta.dirname, '../../components/drawings')
const drawings = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.svg'))
  .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)

// S3.15
test.each(drawings)('%s is made of planes in the colours of the theme', (_, svg) => {
  const [, inside = ''] = /^<svg [^>]*viewBox="[-\d ]+">\n([\s\S]*)<\/svg>\n$/.exec(svg) ?? []
  const planes = inside.trim().split(/\n\s*/)
  const plane =
    /^<path (?:fill="none" )?(?:fill|stroke)="var\(--(\w+)\)"(?: stroke-[a-z]+="[\w ]+")* d="[-MLHVZlhvz\d ]+"\/>$/
  expect(planes.filter((each) => !(plane.exec(each)?.[1] ?? '' in palette))).toEqual([])
  expect(planes.length).toBeGreaterThan(2)
})
