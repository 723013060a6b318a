import {readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {expect, test} from 'vitest'
import {readContent} from '../../src/check/content/readContent.ts'

const lines = readFileSync(resolve(import.meta.dirname, '../../content/toasts.yaml'), 'utf8').split('\n')

test('every line of a message that is marked fixed is, and no other', () => {
  for (const [index, line] of lines.entries()) {
    const [, indent = '', field = ''] = /^( +)(title|description): /.exec(line) ?? []
    if (!field) continue
    const text = lines.map((each, other) => (other === index ? `${indent}${field}: Other words` : each)).join('\n')
    const refused = readContent('toasts.yaml', text).problems.filter(({message}) => message.includes('are fixed'))
    expect([line, refused.map((each) => each.line)]).toEqual([line, line.endsWith('# fixed') ? [index + 1] : []])
  }
})
