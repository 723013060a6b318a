import type {MessageIdFor} from '../../messages/index.ts'
import {characterOfEntity} from './entities.ts'

/** A pattern of characters that visitors would see by mistake, with its fix if one is certain. */
interface CharacterPattern {
  id: Extract<MessageIdFor<{typed: string}>, `characters.${string}`>
  pattern: RegExp
  /** Returns the text that replaces the match, or `undefined` if there is no certain fix. */
  fix?: (match: RegExpExecArray) => string | undefined
  /**
   * Limits the pattern to the text of pages, or to records and frontmatter; without it, the pattern is for
   * both.
   */
  only?: 'page' | 'record'
  /**
   * Whether the finding is only advice: always, as the match may be intended, or until the site is to be
   * published.
   */
  isAdvice?: true | 'until launch'
}

const targets = [
  String.raw`\/[^\s()[\]]*`,
  String.raw`#[\w-]+`,
  String.raw`https?:\/\/[^\s()[\]]+`,
  String.raw`mailto:[^\s()[\]]+`,
]
const target = `(?:${targets.join('|')})`
const label = String.raw`([^\[\]()\n]+)`

function linkPattern(pattern: string, fix?: (match: RegExpExecArray) => string): CharacterPattern {
  return {id: 'characters.link', pattern: new RegExp(pattern, 'gu'), only: 'page', ...(fix && {fix})}
}

function entityPattern(pattern: RegExp): CharacterPattern {
  return {id: 'characters.entity', pattern, fix: ([entity]) => characterOfEntity(entity)}
}

const htmlElements = [
  ...['b', 'br', 'center', 'em', 'font', 'i', 'small', 'strong', 'sub', 'sup', 'u', 'a', 'span'],
  ...['div', 'hr', 'p', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]

/**
 * The patterns for paragraphs, headings, table cells and values of records. The first matching pattern wins.
 */
export const characterPatterns: CharacterPattern[] = [
  {id: 'characters.lost', pattern: /\ufffd/g},
  {id: 'characters.conflict', pattern: /^(?:<{7}|>{7}|={7}|\|{7})(?=\s|$).*/gm},
  // Markdown for links and pictures that is wrong, so that visitors see it.
  {
    id: 'characters.picture',
    pattern: /!\[[^\]\n]*\](?:\[[^\]\n]*\]|[^\s()]+\.\w{3,4}\))|!\[\[[^\]\n]+\]\]/g,
    only: 'page',
  },
  {id: 'characters.note', pattern: /\[\^\w+\]/g, only: 'page'},
  {id: 'characters.wiki-link', pattern: /\[\[[^\]\n]+\]\](?!\()/g},
  linkPattern(String.raw`\[${label}\]\s+\((${target})\)`, ([, words, to]) => `[${words}](${to})`),
  linkPattern(String.raw`\(${label}\)\[(${target})\]`, ([, words, to]) => `[${words}](${to})`),
  linkPattern(String.raw`\[(${target})\]\(${label}\)`, ([, to, words]) => `[${words}](${to})`),
  linkPattern(String.raw`\[${label}\(+(${target})\)`, ([, words, to]) => `[${words}](${to})`),
  linkPattern(String.raw`\[${label}\]+\(+(${target})\)+`, ([, words, to]) => `[${words}](${to})`),
  linkPattern(
    String.raw`\[${label}\]\((${target}?)(?=[\s.,;]|$)`,
    ([, words, to = '']) => `[${words}](${to.replace(/[.,;]$/, '')})${/[.,;]$/.exec(to)?.[0] ?? ''}`,
  ),
  linkPattern(
    String.raw`\[${label}\]\((?:tel: ?)?([\d ]{9,15})\)`,
    ([, words, number = '']) => `[${words}](tel:${number.replaceAll(' ', '')})`,
  ),
  linkPattern(
    String.raw`\[${label}\]\(mailto: *([^\s()]+@[^\s()]+)\)`,
    ([, words, mail]) => `[${words}](mailto:${mail})`,
  ),
  linkPattern(String.raw`\[${label}\]:? (${target})`, ([, words, to]) => `[${words}](${to})`),
  linkPattern(String.raw`[^\s\[\]]*\]\([^)\n]*\)?|\[[^\]\n]*\]\([^)\n]*\)?`),
  {id: 'characters.link-name', pattern: /\[[^\]\n]+\]\[[^\]\n]*\]/g, only: 'page'},
  // Markdown for bold, italics, strikethrough, code and headings that is wrong, so that visitors see it.
  {
    id: 'characters.spaces-in-emphasis',
    pattern: /(\*\*|__) *(?=\S)([^*_\n]*?\S)\s*\1(?![\p{L}\p{N}])/gu,
    fix: ([, marks, words]) => `${marks === '__' ? '**' : marks}${words}${marks === '__' ? '**' : marks}`,
    only: 'page',
    isAdvice: true,
  },
  // Does not match the stars in a censored word, `f***`.
  {id: 'characters.emphasis', pattern: /(?<!(?<!\p{L})\p{L}{1,2}\**)\*\*/gu},
  {id: 'characters.emphasis', pattern: /(?<!\S)\*(?=\p{L}[^*\n]*\p{L}\*(?!\w))/gu, isAdvice: true},
  {id: 'characters.emphasis', pattern: /(?<!=)==(?=[^\s=][^=\n]*==)/g},
  {
    id: 'characters.emphasis',
    pattern: /(?<![\w/@.:_])_(?=\p{L}+[^\S\n]+\p{L}[^_\n]*_(?!\w))/gu,
    isAdvice: true,
  },
  {id: 'characters.strike', pattern: /~~/g},
  {id: 'characters.backtick', pattern: /`+/g, only: 'record'},
  {id: 'characters.backtick', pattern: /`+/g, only: 'page', isAdvice: true},
  {
    id: 'characters.heading-space',
    pattern: /^(#{2,6})(?:\. ?)?(?=[\p{L}\p{N}])/gmu,
    fix: ([, marks]) => `${marks} `,
    only: 'page',
  },
  {id: 'characters.heading', pattern: /^#{1,6}(?= )|^#{7,}|(?<=\p{L})#{2,6}$/gmu},
  // Leftovers of other programs, such as HTML entities.
  entityPattern(/&#(?:\d+|x[\da-f]+);?(?=[^\w=;]|$)/gi),
  entityPattern(/&[a-z]{2,8};(?=[^\w=;]|$)/gi),
  entityPattern(/&(?:amp|nbsp|pound|hellip|[mn]dash|[rl][sd]quo)(?=[^\w=;]|$)/gi),
  // Without a semicolon, directly before a word.
  entityPattern(/&#(?:\d{2,5}|x[\da-f]{2,4})(?=[a-z])/gi),
  entityPattern(/&(?:nbsp|[rl][sd]quo)(?=\w)/gi),
  {
    id: 'characters.html',
    pattern: new RegExp(`</?(?:${htmlElements.join('|')})(?: [^<>\\n]*)?/?>`, 'gi'),
  },
  {
    id: 'characters.backslash',
    pattern: /\\(?=[£€–—…‘’“”])|\\u[\da-f]{4}|\\["'’]|\\n(?=\s|\p{Lu}|\\|$)|(?<=[\p{L}.!?,])\\$/giu,
  },
  {id: 'characters.assistant', pattern: /【\d+[:†][^】\n]*】|\[cite(?:_start|: ?[\d, ]+)\]/gu},
  {id: 'characters.assistant', pattern: /(?<!\p{L})cite\W?turn\d+\p{L}+\d+\W?/gu},
  {id: 'characters.assistant', pattern: /:contentReference\[[^\]\n]*\]/gu},
  // Tables of contents, callouts and fenced blocks.
  {id: 'characters.other-program', pattern: /^\[_{0,2}TOC_{0,2}\]$|^\[![A-Z]+\]|^:::\w[^\n]*/gmu},
  // Comments: `%% later %%`.
  {id: 'characters.other-program', pattern: /%%(?=[^%\n]*\s)[^%\n]+%%/gu},
  // Names of emoji: `:tada:`.
  {id: 'characters.other-program', pattern: /(?<![\w:]):[a-z]+(?:_[a-z]+)*:(?![\w:])/gu},
  // Superscript and subscript: `21^st^`, `H~2~O`.
  {id: 'characters.other-program', pattern: /(?<=\w)\^[\w+-]+\^|~\w+~(?=\p{L})/gu},
  // Half of the marks for emphasis, and marks for the end of a paragraph or line.
  {id: 'characters.other-program', pattern: /(?<=[.!?])_(?=\s|$)|(?<=[\p{L}.!?,])[¶¬](?=\s|$)/gmu},
  {id: 'characters.other-program', pattern: /^[>|][-+](?= |$)|^-+>(?= |$)/g, only: 'record'},
  {id: 'characters.left-behind', pattern: /\bas an ai language model, I\b/gi},
  // Emails.
  {
    id: 'characters.left-behind',
    pattern: /\[cid:[^\]\n]+\]|^-{2,} ?(?:Forwarded|Original) message ?-{2,}/gim,
  },
  // Word.
  {
    id: 'characters.left-behind',
    pattern: /\bClick or tap (?:here )?to (?:enter|add|edit) (?:text|a date)\b\.?/gi,
  },
  {
    id: 'characters.left-behind',
    pattern: /\bError! (?:Reference source|Bookmark|Hyperlink reference) not (?:found|defined|valid)\.?/gi,
  },
  {id: 'characters.left-behind', pattern: /\bCommented \[[A-Z]+\d+\]:/gi},
  {id: 'characters.merge-field', pattern: /\*\|\w+\|\*|(?<!%)%(?:[A-Z]+_)*NAME%(?!%)/gu},
  {id: 'characters.merge-field', pattern: /«\s?(?:First|Last|Full) ?Name\s?»/gu},
  {
    id: 'characters.placeholder',
    pattern: /\blorem ipsum\b|\bFIXME\b|£X{2,}(?![\p{L}\d])/giu,
    isAdvice: 'until launch',
  },
  {
    id: 'characters.placeholder',
    pattern: /\[insert\b[^\]\n]*\](?!\()|\binsert (?:text|words) here\b/giu,
    isAdvice: 'until launch',
  },
  // Tables and dividing lines that are not valid Markdown.
  {id: 'characters.tabs', pattern: /^[^\t\n]*\S\t+\S.*\n[^\t\n]*\S\t+\S/gm, only: 'page'},
  {id: 'characters.table', pattern: /^\|.*\||^\|?\s*[-—–]{2,}\s*\|[-—–|\s]*$/gm, only: 'page'},
  {id: 'characters.line', pattern: /^(?:[=.~_*-]{4,}|--) *$/gm},
]

/** Patterns of wrong list markers at the start of a line, each with the right Markdown marker. */
export const wrongListMarkers: {pattern: RegExp; mark: string}[] = [
  {pattern: /^(?:--|→|➤|[•·●○▪▫◦‣⁃∙★☆✓✔✅☑❌✗♦◆►▶])\ufe0f?[ \t]*(?=\S)/u, mark: '-'},
  {pattern: /^[-*+–—][ \t]+(?=\S)/u, mark: '-'},
  {pattern: /^[\])}=;:.,/\\~_][ \t]+(?=\S)/u, mark: '-'},
  // Matches a checkbox: `[ ] ` or `[x] `.
  {pattern: /^(?=\[[ xX]\] )/u, mark: '-'},
  {pattern: /^\(?(?:[a-z]|[ivx]{1,4})\)[ \t]+(?=\S)/u, mark: '-'},
  {pattern: /^(\d{1,2}) ?[-–][ \t]+(?=[^\d\s])/u, mark: '1.'},
  {pattern: /^(\d{1,2}) ?\.[ \t]+(?=\S)/u, mark: '1.'},
  {pattern: /^(\d)\ufe0f?\u20e3\s*(?=\S)/u, mark: '1.'},
]

/** Matches a list marker without the space after it: `-First`, `2.**Two**`. */
export const markerWithoutSpace = /^(?:[-*+]|\d{1,2}[.)])(?:\u00a0|(?=\p{L}|\*\*\p{L}))/u
