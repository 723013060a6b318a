import {withoutOddCharacters} from '../characters.ts'
import type {Finding} from '../finding.ts'
import {linesOf} from '../places.ts'
import {readYaml} from './readYaml.ts'

type IsSound = (text: string) => boolean

/** What holds a file of records together at the start of a line: spaces, hyphens, the name of a field. */
const frame = /^(?:[^\S\t]|\p{Cf})*(?:-(?:[^\S\t]|\p{Cf})+)?(?:\w+:(?=\s)[^\S\t]*)?/u

/** A file of records with plain spaces where a word processor’s stand for those that hold it together; as it is, where that would not help it. */
export function withPlainSpaces(text: string, isSound: IsSound): string {
  let mended = text
  for (const {start, typed, plain} of oddFrames(text).reverse())
    mended = mended.slice(0, start) + plain + mended.slice(start + typed.length)
  if (mended === text || isSound(text)) return text
  const [before = 0, after = 0] = [text, mended].map((each) => readYaml(each).errors.length)
  return isSound(mended) || after < before ? mended : text
}

/** The special spaces that keep a file from being read, told once, where the first one stands. */
export function explainSpaces(text: string, isSound: IsSound): Finding[] {
  const [first, ...more] = oddFrames(text)
  if (!first || withPlainSpaces(text, isSound) === text) return []
  const others = more.length === 0 ? '' : ` So it is on ${more.length === 1 ? 'one more line' : `${more.length} more`}.`
  return [
    {
      at: first.start + [...first.typed].findIndex((sign, index) => sign !== first.plain[index]),
      message: first.typed.startsWith('\ufeff')
        ? 'The file starts with an invisible mark (BOM).'
        : `There is a special space from a word processor where a plain one belongs.${others}`,
      help: 'Run: npm run fix',
    },
  ]
}

function oddFrames(text: string): {start: number; typed: string; plain: string}[] {
  return linesOf(text).flatMap(({text: line, start}) => {
    const [typed = ''] = frame.exec(line) ?? []
    const plain = withoutOddCharacters(typed)
    // Behind plain spaces, words may begin with whatever they like.
    return plain === typed || /^ +[^\S ]+$/.test(typed) ? [] : [{start, typed, plain}]
  })
}
