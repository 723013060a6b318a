import type {LineFinding} from '../explainMarks.ts'
import {withoutMarkdown} from '../plainWords.ts'
import {signsShown} from '../rules/signsShown.ts'
import {asYaml} from './asYaml.ts'

/** Signs that visitors would read in words that can’t be read without quote marks: with those, they would only be told next. */
export function signsInLine(name: string, value: string): LineFinding | undefined {
  const plain = withoutMarkdown(value)
  if (plain !== value.trim() && !/["']/.test(value))
    return {
      column: 0,
      message: 'Visitors would see the signs in these words: a record holds plain words only.',
      write: `${name}${asYaml(plain)}`,
    }
  const [{at, message, help} = {at: 0, message: ''}] = signsShown.checkWords?.(value) ?? []
  return message ? {column: at, message, help} : undefined
}
