import {apply} from '../fix/edit.ts'
import {curlRecords} from './curlRecords.ts'
import {mendContent} from './readContent.ts'
import {readYaml} from './readYaml.ts'

/** A file of `content/` after everything that is safe to mend, and what that was. Its words stay the same. */
export function fixContent(name: string, text: string): {text: string; done: string[]} {
  const spaced = mendContent(name, text)
  const curled = apply(spaced, curlRecords(name, spaced, readYaml(spaced)))
  const done = [
    ...(spaced === text ? [] : ['special spaces where plain ones belong']),
    ...(curled === spaced ? [] : ['straight quotation marks and apostrophes']),
  ]
  return {text: curled, done}
}
