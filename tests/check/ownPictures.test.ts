import {join} from 'node:path'
import {expect, test} from 'vitest'
import {lostPictures} from '../../src/check/ownPictures.ts'
import {readSite} from '../../src/site/readSite.ts'

const site = readSite(join(import.meta.dirname, '../..'))

test('every icon that the site is shown with is there', () => {
  expect(lostPictures(site)).toEqual([])
})

test('an icon that was deleted is told, each by its name', () => {
  const told = lostPictures({...site, publicFiles: new Set()}).map(({file}) => file)
  expect(told).toEqual(
    [...site.publicFiles]
      .filter((file) => /icon/.test(file))
      .map((file) => `public${file}`)
      .sort((one, other) => told.indexOf(one) - told.indexOf(other)),
  )
})
