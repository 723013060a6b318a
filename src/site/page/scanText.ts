import {chatLink, chatMention} from '../text/chatLinks.ts'
import {linesOf, type Range} from '../text/positions.ts'
import {type Defect, type DefectId, defect, matchAt} from './defects.ts'
import {fieldTag} from './fieldTag.ts'
import {pairTags} from './pairTags.ts'
import {type Components, readTag, type Tag} from './tag.ts'

/**
 * Finds tags, `<` and `{` that break the MDX parser, in a text whose imports and code were replaced by
 * spaces.
 */
export function scanText(text: string, components: Components): Defect[] {
  const defects: Defect[] = []
  const tags: Tag[] = []
  const tagWithoutAngle = tagWithoutAnglePattern(components)
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? ''
    const match = /[A-Z/<\\]/.test(char) ? matchAt(tagWithoutAngle, text, at) : undefined
    if (match) {
      tags.push(tagFromMatch(match))
      at += match[0].length - 1
    } else if (char === '\\') at++
    else if (char === '`') at += (matchAt(/(`+)(?!`)[^\n]*?(?<!`)\1(?!`)|`+/y, text, at)?.[0].length ?? 1) - 1
    else if (char === '{' || char === '<') {
      const found =
        char === '{' ? braceDefectAt(text, at, components) : firstDefectAt(anglePatterns, text, at)
      if (found) {
        defects.push(found)
        at = Math.max(at, found.end - 1)
      } else if (!/\s/.test(text[at + 1] ?? '')) {
        const tag = readTag(text, at, components)
        tags.push(tag)
        at = Math.max(at, tag.end - 1)
      }
    }
  }
  return [...defects, ...pairTags(text, tags, components)]
}

/**
 * Matches a tag without `<` (`CardGrid>`), with a space after `<` (`< CardGrid>`), or escaped
 * (`\<CardGrid>`).
 */
function tagWithoutAnglePattern(components: Components): RegExp {
  const names = [...components.keys()].join('|')
  const start = String.raw`(?<![\w</"'=.{-])(?:<\s+|\\<)?(?<close>/?)`
  const attributes = String.raw`(?<attributes>(?:\s+\w+="[^"\n]*")*)`
  return new RegExp(String.raw`${start}\s*(?<name>${names})${attributes}\s*(?<empty>/?)>`, 'y')
}

function tagFromMatch({0: typed, index, groups = {}}: RegExpExecArray): Tag {
  const attributes = [...(groups.attributes ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => ({
      name,
      value,
    }),
  )
  const kind = groups.close ? 'close' : groups.empty ? 'empty' : 'open'
  return {
    name: groups.name ?? '',
    kind,
    start: index,
    end: index + typed.length,
    attributes,
    error: {id: 'tag-angle', at: index, typed: ''},
  }
}

interface DefectPattern {
  pattern: RegExp
  id: DefectId
  replacement?: (groups: Record<string, string | undefined>, components: Components) => string | undefined
}

/**
 * Patterns of text that starts with `<`, is no tag, and breaks the MDX parser. Named groups are the message’s
 * data.
 */
const anglePatterns: DefectPattern[] = [
  {pattern: /<!--.*?(?:-->|$)/sy, id: 'note'},
  {
    pattern: new RegExp(chatLink, 'y'),
    id: 'chat-link',
    replacement: ({words, address}) => `[${words}](${address})`,
  },
  {
    pattern: new RegExp(chatMention, 'y'),
    id: 'chat-name',
    replacement: ({name = ''}) => name,
  },
  {pattern: /<[!?][^\n]*/y, id: 'web-code'},
  {pattern: /<\/?\w[^>\n]*(?:\bmso|class="?Mso)[^\n]*|<\/?(?:o|w|st1):[^\n]*/iy, id: 'web-code'},
  {pattern: /<(?<address>https?:\/\/[^\s<>]*)>?/y, id: 'angle-address'},
  {pattern: /<(?<address>www\.[\w-]+(?:\.[\w-]+)+(?:\/[^\s<>]*)?)>/y, id: 'angle-address'},
  {
    pattern: /<(?=[\w.-]+\.(?:org|com|net|uk)\b)(?<address>[\w-]+(?:\.[\w-]+)+(?:\/[^\s<>]*)?)>/y,
    id: 'angle-address',
  },
  // In `Sam <sam@example.org> wrote:`, the address does not become a link: its owner may not want it
  // published.
  {pattern: /<(?<mail>[\w.+-]+@[\w.-]+)>(?=\s*wrote:)/y, id: 'angle-mail'},
  {
    pattern: /<(?:mailto:)?(?<mail>[\w.+-]+@[\w-]+\.[\w.-]+)[^\s<>]*>/y,
    id: 'angle-mail',
    replacement: ({mail}) => `[${mail}](mailto:${mail})`,
  },
  {pattern: /<(?=\s*(?:\||\n|$))/y, id: 'angle-alone'},
  {pattern: /<<+(?![\s/]*[A-Z]\w*[^<>]*\/?>(?!>))(?:[^<>\n]*>>+)?/y, id: 'angle-alone'},
  {
    pattern: /<\d(?![A-Z]\w*[^<>\n]*>)\S*?(?=[\s.,;:!?)]|$)/my,
    id: 'angle-alone',
    replacement: ({typed}) => `\\${typed}`,
  },
  {pattern: /<[=\-~≤](?!\/?[A-Z]\w*[^<>\n]*>)/y, id: 'angle-alone', replacement: ({typed}) => `\\${typed}`},
  // Matches `less <than that` and `wo<rd`: a lower-case letter follows the `<`, and the line has no `>`.
  {pattern: /(?<=\p{L})<(?=\p{Ll}[^<>\n]*(?:[<\n]|$))/uy, id: 'angle-alone', replacement: () => ''},
  {pattern: /(?<=[^\s].*)<[a-z]\w*(?![^<>\n]*>)(?!\s+\w+=)/y, id: 'angle-alone'},
]

/**
 * Whether words in braces are the name of a field of a record or mail merge, such as `{firstName}`, and not
 * text.
 */
const isField = (words: string) =>
  /^[a-z]+[A-Z]/.test(words) ||
  /(?:name|address)$/i.test(words) ||
  ['salutation', 'greeting', 'company', 'recipient'].includes(words.toLowerCase())

/** Patterns of text that starts with `{`, which MDX parses as code. */
const bracePatterns: DefectPattern[] = [
  {pattern: /\{\s*\/\*.*?(?:\*\/\s*\}|$)/sy, id: 'note'},
  {pattern: /(?<=^#.*)\{#[\w-]+\}/my, id: 'braces', replacement: () => ''},
  {
    pattern: /\{(?<name>[A-Z]\w*)(?<attributes>(?: +\w+="[^"]*")*) *\/?\}/y,
    id: 'braces',
    replacement: ({name = '', attributes}, components) =>
      components.has(name) ? `<${name}${attributes} />` : undefined,
  },
  // Braces inside brackets or quotation marks can be removed, because the words are already set apart.
  {
    pattern: /(?<=[([“‘"']|\([^()\n]*)\{(?<words>[\p{L}\p{N} ’'–-]+)\}/uy,
    id: 'braces',
    replacement: ({words}) => words,
  },
  {
    pattern: /(?<!(?:\\|[\^_}])[a-z]*)\{(?<words>[\p{L}\p{N} ’'–-]+)\}/uy,
    id: 'braces',
    replacement: ({words = ''}, components) =>
      fieldTag(words, components) ?? (isField(words) ? undefined : `(${words})`),
  },
  {pattern: /\{\{?[^{}\n]*\}?\}|\{/y, id: 'braces'},
]

/**
 * Returns the defect that begins with the `{` at offset `at`; `end` is that of the parsed expression, if
 * known.
 */
export function braceDefectAt(
  text: string,
  at: number,
  components: Components,
  end?: number,
): Defect | undefined {
  const found = firstDefectAt(bracePatterns, text, at, components)
  return !found || end === undefined || found.end >= end
    ? found
    : defect('braces', {start: at, end}, {typed: text.slice(at, end)})
}

function firstDefectAt(
  rows: DefectPattern[],
  text: string,
  at: number,
  components: Components = new Map(),
): Defect | undefined {
  for (const {pattern, id, replacement} of rows) {
    const match = matchAt(pattern, text, at)
    if (!match) continue
    const {0: typed, groups = {}} = match
    const words = replacement?.({typed, ...groups}, components)
    // Includes an address before the `<`, because mail programs paste an address twice: `a@b.org<a@b.org>`.
    const twice =
      id === 'angle-mail' && text.slice(0, at).endsWith(groups.mail ?? '') ? (groups.mail ?? '').length : 0
    const range: Range = {start: at - twice, end: at + typed.length}
    return defect(id, range, {typed, ...groups} as never, words === undefined ? {} : {replacement: words})
  }
  return undefined
}

/** Whether a range is the only content of its line. */
export function isAloneOnLine(text: string, {start, end}: Range): boolean {
  const line = linesOf(text).findLast((each) => each.start <= start)
  return line?.text.trim() === text.slice(start, end).trim()
}
