import {expect, test} from 'vitest'
import {shortClasses} from '../../src/build/shortClasses.ts'

test('gives the classes that styles name short names, in the styles and in the markup', () => {
  const html =
    '<style>.s-1ab,.s-2cd.s-2cd>p{margin:.5rem}</style><p class="s-1ab s-2cd other">.s-1ab</p><i class="s-1ab"></i>'
  expect(shortClasses(html)).toBe(
    '<style>.a,.b.b>p{margin:.5rem}</style><p class="a b other">.s-1ab</p><i class="a"></i>',
  )
})

test('has a name for each of very many classes', () => {
  const names = Array.from({length: 800}, (_, index) => `s-${index}`)
  const html = `<style>${names.map((name) => `.${name}{}`).join('')}</style><p class="${names.join(' ')}"></p>`
  const given = /class="([^"]*)"/.exec(shortClasses(html))?.[1]?.split(' ') ?? []
  expect(new Set(given).size).toBe(800)
  expect(given.every((name) => /^[a-z]{1,3}$/.test(name))).toBe(true)
})
