import type {PhrasingContent} from 'mdast'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {withoutOddCharacters} from '../../site/index.ts'
import type {Inline, Mark} from '../protocol.ts'
import {markKey, markOf, outermostMarks, withMarks} from './contents.ts'

/** A shown character, the start or end of formatting, or an atom such as code; `source` is its Markdown. */
export type Token =
  | {type: 'char'; char: string; source: string}
  | {type: 'open'; mark: Mark; source: string}
  | {type: 'close'; mark: Mark; source: string}
  | {type: 'atom'; index: number; name: string; source: string}

/** Returns a key that is equal for tokens that look the same on the page. */
export function tokenKey(token: Token): string {
  switch (token.type) {
    case 'char':
      return token.char
    case 'open':
      return `open ${token.mark.type}`
    case 'close':
      return `close ${markKey(token.mark)}`
    case 'atom':
      return `atom ${token.index}`
  }
}

interface ReadState {
  text: string
  /** The number of atoms read so far; each gets its index. */
  atomCount: number
  /** Whether the text is in a blockquote, where a new line may begin with `>`. */
  quoted: boolean
}

/**
 * Splits a block into tokens whose joined sources are the block’s source; `undefined` if that is not
 * possible.
 */
export function tokensOf(children: PhrasingContent[], text: string, quoted = false): Token[] | undefined {
  const [first, last] = [children[0], children.at(-1)]
  if (!first || !last) return []
  const tokens = readChildren(children, {text, atomCount: 0, quoted})
  if (!tokens) return undefined
  const source = text.slice(first.position?.start.offset, last.position?.end.offset)
  return tokens.map((each) => each.source).join('') === source ? tokens : undefined
}

function readChildren(children: PhrasingContent[], reading: ReadState): Token[] | undefined {
  const tokens: Token[] = []
  let after: number | undefined
  for (const child of children) {
    const start = child.position?.start.offset
    const found =
      start === undefined || (after !== undefined && start !== after) ? undefined : readChild(child, reading)
    if (!found) return undefined
    // Avoids `push(...found)`: for a long paragraph, so many arguments would overflow the stack.
    for (const token of found) tokens.push(token)
    after = child.position?.end.offset
  }
  return tokens
}

function readChild(node: PhrasingContent, reading: ReadState): Token[] | undefined {
  const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset]
  const source = reading.text.slice(start, end)
  if (node.type === 'text') return readCharacters(source, node.value, reading.quoted)
  // A bare URL becomes a link automatically; the author edits it as text.
  if (node.type === 'link' && !source.startsWith('[')) return readCharacters(source, source, reading.quoted)
  const mark = markOf(node)
  const children = mark && 'children' in node ? node.children : []
  const [first, last] = [children[0], children.at(-1)]
  if (!mark || !first || !last)
    return [{type: 'atom', index: reading.atomCount++, name: atomName(node), source}]
  const inner = readChildren(children, reading)
  const [from = start, to = end] = [first.position?.start.offset, last.position?.end.offset]
  return (
    inner && [
      {type: 'open', mark, source: reading.text.slice(start, from)},
      ...inner,
      {type: 'close', mark, source: reading.text.slice(to, end)},
    ]
  )
}

/** Returns the human-readable name of an atom such as code or a component. */
function atomName(node: PhrasingContent): string {
  if (node.type === 'mdxJsxTextElement') {
    // `<Count>` shows the number of records in a file; the name states the file, which authors can edit
    // instead.
    const of =
      node.name === 'Count' && node.attributes.find((each) => 'name' in each && each.name === 'of')?.value
    return of ? `Count of content/${of}.yaml` : (node.name ?? 'tag')
  }
  return names[node.type] ?? 'code'
}

const names: Record<string, string> = {
  break: 'line break',
  image: 'picture',
  imageReference: 'picture',
  link: 'link',
  linkReference: 'link',
  footnoteReference: 'footnote',
}

/** Splits text into characters; any run of white space, with or without a line break, becomes one space. */
function readCharacters(source: string, value: string, quoted: boolean): Token[] | undefined {
  const tokens: Token[] = []
  const pattern = quoted ? quotedCharacterPattern : characterPattern
  for (const [match, space, reference] of source.matchAll(pattern)) {
    const shown = reference ? decodeReference(reference) : match.replace(/^\\(?=[!-/:-@[-`{-~])/, '')
    const plain = withoutOddCharacters(space ? ' ' : shown).replace(/\s+/g, ' ')
    const last = tokens.at(-1)
    // An invisible character or a repeated space belongs to the token before it.
    if (last?.type === 'char' && (plain === '' || (plain === ' ' && last.char === ' '))) last.source += match
    else tokens.push({type: 'char', char: plain, source: match})
  }
  const read = tokens.map((token) => (token.type === 'char' ? token.char : '')).join('')
  return read === normaliseText(value) ? tokens : undefined
}

const characterPattern = /([^\S\r\n]*(?:\r\n|\n|\r)?[^\S\r\n]+|\r\n|\n|\r)|(&#?\w+;)|\\[!-/:-@[-`{-~]|./gsu
const quotedCharacterPattern =
  /([^\S\r\n]*(?:\r\n|\n|\r)[^\S\r\n]*(?:>[^\S\r\n]?)*[^\S\r\n]*|[^\S\r\n]+)|(&#?\w+;)|\\[!-/:-@[-`{-~]|./gsu

/** Removes invisible characters, and replaces each run of white space with one space. */
export function normaliseText(words: string): string {
  return withoutOddCharacters(words).replace(/\s+/g, ' ')
}

/** Converts tokens to the text that is edited in the browser. */
export function inlinesOf(tokens: Token[]): Inline[] {
  const inlines: Inline[] = []
  /** The formatting at each level; formatting inside its own kind adds nothing. */
  const levels: Mark[][] = [[]]
  let startsRun = true
  for (const token of tokens) {
    const [marks = [], last] = [levels.at(-1), inlines.at(-1)]
    if (token.type === 'char' && !token.char) continue
    if (token.type === 'char' && last?.type === 'text' && !startsRun) last.text += token.char
    else if (token.type === 'char') inlines.push(withMarks({type: 'text', text: token.char}, marks))
    else if (token.type === 'atom')
      inlines.push(withMarks({type: 'atom', attrs: {index: token.index, name: token.name}}, marks))
    else if (token.type === 'open')
      levels.push(marks.some(({type}) => type === token.mark.type) ? marks : [...marks, token.mark])
    else if (token.type === 'close') levels.pop()
    startsRun = token.type !== 'char'
  }
  return inlines
}

/** Converts typed text to tokens, which have no source yet. */
export function typedTokens(inlines: Inline[]): Token[] {
  return outermostMarks(inlines).flatMap(({mark, inner}): Token[] => {
    if (mark)
      return [{type: 'open', mark, source: ''}, ...typedTokens(inner), {type: 'close', mark, source: ''}]
    return inner.flatMap((each): Token[] =>
      each.type === 'text'
        ? Array.from(each.text, (char) => ({type: 'char', char, source: ''}))
        : [{type: 'atom', index: each.attrs.index, name: each.attrs.name, source: ''}],
    )
  })
}

const reader = unified().use(remarkParse)
const cache = new Map<string, string>()

/** Returns the character that a reference such as `&amp;` shows, or the reference itself if it is unknown. */
function decodeReference(reference: string): string {
  const before = cache.get(reference)
  if (before !== undefined) return before
  const [paragraph] = reader.parse(`a${reference}a`).children
  const [words] = paragraph?.type === 'paragraph' ? paragraph.children : []
  const shown = words?.type === 'text' ? words.value.slice(1, -1) : reference
  cache.set(reference, shown)
  return shown
}
