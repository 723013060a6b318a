import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {checkPage} from '../../src/check/checkPage.ts'
import {checkFiles} from '../../src/check/content/checkFiles.ts'
import {readPage} from '../../src/site/page/page.ts'
import {images} from '../../src/check/rules/images.ts'
import {pictures} from '../../src/check/rules/pictures.ts'
import {components, plain} from './siteWith.ts'

test.each([
  [600_000, 'This picture is 0.6 MB: on a phone it takes seconds to come, and costs its owner money.'],
  [400_000, undefined],
])('of a picture of %i bytes it says: %s', (bytes, message) => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  try {
    mkdirSync(join(root, 'public'))
    writeFileSync(
      join(root, 'public/team.jpg'),
      Buffer.concat([readFileSync(join(plain.root, 'public/team.jpg')), Buffer.alloc(bytes)]),
    )
    const page = readPage(
      'pages/services.mdx',
      '---\ntitle: Ours\ndescription: All that we do.\n---\n\n# Services\n\n![Two people](/team.jpg)\n',
      components,
    )
    const found = checkPage(page, {...plain, root}, [pictures])
    expect(found.map((each) => [each.line, each.warning, each.message])).toEqual(message ? [[8, true, message]] : [])
  } finally {
    rmSync(root, {recursive: true})
  }
})

test('a picture among the records is told where it belongs', () => {
  const found = checkFiles({...plain, contentNames: [...plain.contentNames, 'team photo.JPG']})
  expect(found.map(({file, message, help, warning}) => ({file, message, help, warning}))).toEqual([
    {
      file: 'content/team photo.JPG',
      message: 'content/ holds records: nobody sees this file.',
      help: 'Move it into public/ as team-photo.jpg, and show it on a page: ![What it shows](/team-photo.jpg)',
      warning: true,
    },
  ])
})

test.each([
  ['/our-rooms.jpg', 'Rename the file there: our-rooms.jpg'],
  ['/Our Rooms.jpg', 'Rename the file there: our-rooms.jpg, and write: ![Two rooms](/our-rooms.jpg)'],
])('of the picture %s, whose file has another spelling, it says: %s', (url, help) => {
  const page = readPage(
    'pages/services.mdx',
    `---\ntitle: Ours\ndescription: All that we do.\n---\n\n# Services\n\n![Two rooms](<${url}>)\n`,
    components,
  )
  const found = checkPage(page, {...plain, publicFiles: new Set(['/Our_Rooms.JPG'])}, [images])
  expect(found.map((each) => [each.message, each.help])).toEqual([
    [`There is no picture ${url} in public/, but there is /Our_Rooms.JPG.`, help],
  ])
})

test.each([
  [
    '/team.heic',
    'Open it where you have it, save it as JPEG, and put that into public/: ![Two rooms](/team.jpg) – then delete team.heic there.',
  ],
  ['/our rooms.JPG', 'Rename our rooms.JPG in public/: our-rooms.jpg – and write here: ![Two rooms](/our-rooms.jpg)'],
])('of the picture %s, which nobody would see as it is, it says: %s', (url, help) => {
  const page = readPage(
    'pages/services.mdx',
    `---\ntitle: Ours\ndescription: All that we do.\n---\n\n# Services\n\n![Two rooms](${url})\n`,
    components,
  )
  const found = checkPage(page, {...plain, publicFiles: new Set([url])}, [pictures])
  expect(found.map((each) => each.help)).toEqual([help])
})
