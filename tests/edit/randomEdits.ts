import fc from 'fast-check'
import {plainInlines, withMark, withMarks} from '../../src/edit/inline/contents.ts'
import type {Inline, Mark} from '../../src/edit/protocol.ts'

/** Pieces of text that Markdown, MDX, YAML or Unicode treat specially, and a few plain words. */
const awkwardPieces = [
  ...'*_`~[]{}<>()#+-=|\\/&!:;,.?@%$^"\'',
  ...String.raw`** __ ~~ ]( ![ [a](/b) ](/about) {x} </ /> <b> <!-- --> &amp; &#42; &nbsp; \* 1. 1) 12. --- *** === ~~~ |---| [^1]`.split(
    ' ',
  ),
  ..."www.example.org https://example.org/a_b a@b.co mailto:a@b.co http:// a_b_c snake_case_ It’s don't credit Money.".split(
    ' ',
  ),
  ...'yes no null true 0117 1e3 0x1F 2025-01-18 12:30 !tag &anchor *alias >- é e\u0301 ’ “ ” – — … £ 👩‍👩‍👧 🇬🇧 👍🏽 עברית العربية 漢字'.split(
    ' ',
  ),
  ...[
    "''",
    '""',
    '``',
    '```',
    '{/* x */}',
    '<Fact fact="x" />',
    '| a |',
    '[x] ',
    '[ ] ',
    '[a]: /b',
    '- ',
    '* ',
    '+ ',
    '# ',
  ],
  ...[
    '## ',
    '> ',
    ': ',
    ' #',
    '? ',
    ', ',
    '] ',
    '{a: b}',
    'import x from "y"',
    'export const a = 1',
    'import ',
  ],
  ...[
    '\u00a0',
    '\u200b',
    '\u200d',
    '\u2028',
    '\u202e',
    '\ufeff',
    '\u0007',
    '\ud83d',
    '\t',
    '\n',
    '\r\n',
    '  ',
    ' ',
  ],
  ...['One. Two.', 'Mr. Smith', 'a', 'b c', '"Yes," they said.', '5 * 3', ' - '],
]

/** Generates text of up to six pieces: these tokens, random characters or plain words. */
export const awkwardText = fc
  .array(
    fc.oneof(
      {weight: 3, arbitrary: fc.constantFrom(...awkwardPieces)},
      {weight: 1, arbitrary: fc.string({unit: 'grapheme', maxLength: 6})},
      {weight: 2, arbitrary: fc.lorem({maxCount: 3})},
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''))

/** One edit of the text of a block; `at` is a position in it, as a fraction from 0 to 1. */
export type Edit =
  | {how: 'type'; at: number; words: string}
  | {how: 'replace'; at: number; length: number; words: string}
  | {how: 'rewrite'; words: string}
  | {how: 'mark'; at: number; length: number; mark: 'strong' | 'emphasis' | 'struck' | 'link'}
  | {how: 'plain'}
  | {how: 'drop atom'; at: number}
  | {how: 'move atom'; at: number}

const ratio = fc.noBias(fc.nat(999_999)).map((number) => number / 1_000_000)

export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  {weight: 4, arbitrary: fc.record({how: fc.constant('type' as const), at: ratio, words: awkwardText})},
  {
    weight: 3,
    arbitrary: fc.record({
      how: fc.constant('replace' as const),
      at: ratio,
      length: fc.nat(30),
      words: awkwardText,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      how: fc.constant('replace' as const),
      at: ratio,
      length: fc.nat(30),
      words: fc.constant(''),
    }),
  },
  {weight: 1, arbitrary: fc.record({how: fc.constant('rewrite' as const), words: awkwardText})},
  {
    weight: 2,
    arbitrary: fc.record({
      how: fc.constant('mark' as const),
      at: ratio,
      length: fc.integer({min: 1, max: 20}),
      mark: fc.constantFrom('strong', 'emphasis', 'struck', 'link'),
    }),
  },
  {weight: 1, arbitrary: fc.record({how: fc.constant('plain' as const)})},
  {weight: 1, arbitrary: fc.record({how: fc.constant('drop atom' as const), at: ratio})},
  {weight: 1, arbitrary: fc.record({how: fc.constant('move atom' as const), at: ratio})},
)

/** Returns the text of a block after an edit, which never crosses the edge of a mark such as bold. */
export function applyEdit(inlines: Inline[], edit: Edit): Inline[] {
  if (edit.how === 'rewrite') return plainInlines(edit.words)
  if (edit.how === 'plain') return inlines.map((each) => withMarks(each, []))
  if (edit.how === 'drop atom' || edit.how === 'move atom') {
    const atoms = inlines.filter(({type}) => type === 'atom')
    const piece = atoms[Math.floor(edit.at * atoms.length)]
    const rest = inlines.filter((each) => each !== piece)
    return piece && edit.how === 'move atom' ? [piece, ...rest] : rest
  }
  const runs = inlines.filter(({type}) => type === 'text')
  const run = runs[Math.min(Math.floor(edit.at * runs.length), runs.length - 1)]
  if (!run) return 'words' in edit ? [...inlines, ...plainInlines(edit.words)] : inlines
  const within = (edit.at * runs.length) % 1
  return inlines.flatMap((each) => (each === run ? changeRun(each, edit, within) : [each]))
}

function changeRun(run: Inline, edit: Extract<Edit, {at: number}>, within: number): Inline[] {
  if (run.type !== 'text') return [run]
  const from = Math.floor(within * (run.text.length + 1))
  const [before, after] = [run.text.slice(0, from), run.text.slice(from)]
  if (edit.how === 'type') return [{...run, text: before + edit.words + after}]
  if (edit.how === 'replace') return [{...run, text: before + edit.words + after.slice(edit.length)}]
  if (edit.how !== 'mark') return [run]
  const mark: Mark = edit.mark === 'link' ? {type: 'link', attrs: {href: '/about'}} : {type: edit.mark}
  const [marked, rest] = [after.slice(0, edit.length), after.slice(edit.length)]
  return [{...run, text: before}, ...withMark([{...run, text: marked}], mark), {...run, text: rest}]
}
