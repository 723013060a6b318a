import {readdirSync, readFileSync} from 'node:fs'
import GithubSlugger from 'github-slugger'
import {expect, test} from 'vitest'

const frame = ['src/frame', 'src/document', 'src/browser'].flatMap((folder) =>
  readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
)
const ids = frame.flatMap((text) => [...text.matchAll(/\bid="([^"{$]+)"/g)].map(([, id = '']) => id))

test('a heading of any words takes the place of no part of the frame', () => {
  expect(ids).toContain('siteMessages')
  for (const id of ids) expect(new GithubSlugger().slug(id)).not.toBe(id)
})
