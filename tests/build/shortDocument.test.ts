import {expect, test} from 'vitest'
import {shortDocument} from '../../src/build/shortDocument.ts'

const drawn = (markup: string) => shortDocument(`<style></style><main>${markup}</main>`)

test('writes empty elements of drawings and empty values short', () => {
  expect(drawn('<svg aria-hidden="true"><path d="M0 0"></path></svg><form data-wake="" method="dialog"></form>')).toBe(
    '<style></style><main><svg aria-hidden="true"><path d="M0 0"/></svg><form data-wake method="dialog"></form></main>',
  )
})

test('leaves what parts texts, and scripts, as they are', () => {
  const kept = '<p>One<!-- --> <!-- -->two</p><script>a<b?c="":d</script>'
  expect(drawn(kept)).toContain(kept)
})
