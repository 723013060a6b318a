import {curlAndQuoteYaml, withoutOddCharacters} from '../../../site/index.ts'
import type {yaml} from '../../messages/yaml.ts'

/** A kind of typo in a line: the pattern of the wrong text (`from`), and its corrections (`to`), likeliest first. */
export interface LineTypo {
  id: keyof typeof yaml
  from: RegExp
  to: string | ((found: string[]) => string[])
  /** Whether adjacent lines may have the same typo, such as a wrong bullet; if so, they are corrected together. */
  mayRepeat?: true
  /** Whether to look for the typo only in YAML that can’t be parsed; in other YAML, the schema stage reports it. */
  onlyIfUnparsable?: true
  /** Whether a correction is offered as a fix only if no other correction in `to` makes the YAML valid. */
  mustBeUnambiguous?: true
}

/** The possible indentations of a line, likeliest first. */
const columns = ['  ', '    ', '', '      ', '        ']

/** Returns the typos to look for in a YAML file with these field names; `missing` are the fields that it lacks. */
export function lineTypos(names: readonly string[], missing: readonly string[]): LineTypo[] {
  const name = `(?:${names.join('|')})`
  const like = (pattern: string) => new RegExp(pattern.replaceAll('NAME', name), 'u')
  return [
    {
      id: 'yaml.space',
      from: /^[\s\p{Cf}]*(?:-[\s\p{Cf}]+)?(?:\w+:[\s\p{Cf}]+)?/u,
      to: ([all = '']) => [withoutOddCharacters(all)],
      mayRepeat: true,
    },
    {
      id: 'yaml.tab',
      from: /^ *\t\s*/,
      to: ([all = '']) => [...[2, 4].map((wide) => all.replaceAll('\t', ' '.repeat(wide))), ...columns],
      mayRepeat: true,
    },
    // A comment with the mark of another language, or without the space that YAML needs before its #.
    {id: 'yaml.note', from: /^( *)(?:＃|\/\/+)\s*(?=\S)/, to: '$1# ', mayRepeat: true},
    {id: 'yaml.note-space', from: /^( *(?:- )?\w+: *[^\s#/](?:[^#/]*[^\s#/])?)#+\s*(?=\S)/, to: '$1 # '},
    {id: 'yaml.stray', from: /^\s*(?:```.*|~~~.*|\[\]|[^\p{L}\d\s#:]+)\s*$/u, to: '', mayRepeat: true},
    {
      id: 'yaml.hyphen',
      from: /^( *)(?!- \S)(?:-+\s*|\d+[.)]\s+|[^\p{L}\d\s"'“‘[{(&!|>#:]\s*)(?=\S)/u,
      to: ([, indent]) => [`${indent}- `, ...columns.map((each) => `${each}- `)],
      mayRepeat: true,
    },
    {id: 'yaml.quotes', from: /^( *)["'“‘](?=- )/, to: '$1'},
    // A missing or misplaced `>-`, the marker before a block of text.
    {id: 'yaml.sign', from: like('^( *(?:- )?NAME:)[\\s>|+–—<_"-]*$'), to: '$1 >-'},
    {id: 'yaml.sign', from: like('^( *)(NAME:) *[>|][+-]? +(?=[^\\s>|+–—-])'), to: '$1$2 >-\n$1  '},
    // A wrong or missing colon after a field name.
    {id: 'yaml.colon', from: like('^( *(?:- )?NAME)(?:\\s*[:：﹕︰∶꞉ː=;,.<>–—-]+\\s*|\\s+)(?=\\S)'), to: '$1: '},
    {
      id: 'yaml.colon',
      from: like('^( *(?:- )?NAME)\\W*$'),
      to: ([all = '', field]) => (/[>|]/.test(all) ? [`${field}: >-`] : [`${field}:`, `${field}: >-`]),
    },
    // Lists and fields in brackets or braces on one line.
    {id: 'yaml.brackets', from: /([\])}])(?:\s*[\])}])+\s*$/, to: '$1'},
    {id: 'yaml.brackets', from: /^([^[]*\[[^[\]]*?)\s*[()>}{]?\s*$/, to: '$1]'},
    {id: 'yaml.brackets', from: /^([^{]*\{[^{}]*?)\s*[()\][>]?\s*$/, to: '$1 }'},
    {id: 'yaml.brackets', from: /^( *(?:- )?(?:\w+: *)?)[[({<]?\s*(\w+: [^\])}>]*?)\s*[\])}>]?\s*$/, to: '$1{ $2 }'},
    {id: 'yaml.brackets', from: /^( *\w+: *)(?=.*[[\](){}])[[({]?([^[\](){}]*)[\])}]?\s*$/, to: '$1[$2]'},
    {id: 'yaml.in-brackets', from: /\{.*\}/, to: ([block = '']) => [inBraces(block, name)]},
    {
      id: 'yaml.list',
      from: /^( *\w+: *)([^{}]*)$/,
      to: ([, field, points = '']) => lists(points).map((list) => field + list),
    },
    // Two fields or list items on one line.
    {
      id: 'yaml.two',
      from: like('^( *)(- )?([^#]*?[^\\s#-])\\s*(?<![\\w{]|\\b(?:in|for|to|of|the) )(NAME:(?:\\s.*)?)$'),
      to: ([, indent = '', dash = '', one, other]) =>
        [indent + (dash && '  '), ...columns].map((column) => `${indent}${dash}${one}\n${column}${other}`),
    },
    {id: 'yaml.two', from: like('^( *)([^#]*?[^\\s#])(NAME:(?:\\s.*)?)$'), to: '$1$2\n$1$3'},
    {id: 'yaml.two', from: /^( *)- (.*\S)\s*- (\S.*)$/, to: '$1- $2\n$1- $3'},
    {id: 'yaml.two', from: /^( *)(\w+:) *- (\S.*)$/, to: '$1$2\n$1  - $3'},
    // Missing quote marks around a value that YAML can’t read without them.
    {
      id: 'yaml.quotes',
      from: /^( *(?:- +)?\w+: *)([^[{>|].*)$/,
      to: ([, field, words = '']) => [field + curlAndQuoteYaml(withoutMarks(words))],
      onlyIfUnparsable: true,
    },
    {
      id: 'yaml.quotes',
      from: /^( *- +)([^[{>|].*)$/,
      to: ([, hyphen, words = '']) => [hyphen + curlAndQuoteYaml(withoutMarks(words))],
    },
    {id: 'yaml.sign', from: like('^( *)(NAME:) +(?=[^\\s>|])'), to: '$1$2 >-\n$1  ', onlyIfUnparsable: true},
    // A missing hyphen or field name at the start of a line, and wrong indentation.
    {
      id: 'yaml.no-hyphen',
      from: /^( *)(?=[^\s#-])/,
      to: ([, indent = '']) => [indent.length % 2, 0, 1, 2].map((less) => `${indent.slice(less)}- `),
    },
    {
      id: 'yaml.no-name',
      from: /^( *(?:- )?)(?:: *(?=\S)|(?=[\p{Lu}\d"'“]))(.+)$/u,
      to: ([, before, words = '']) =>
        missing
          .filter((each) => !words.startsWith(each))
          .map((each) => `${before}${each}: ${/^[^"'].*: /.test(words) ? curlAndQuoteYaml(words) : words}`),
      mustBeUnambiguous: true,
    },
    {
      id: 'yaml.column',
      from: /^ *(?=\S)/,
      to: ([indent = '']) => {
        const far = (column: string) => Math.abs(column.length - indent.length)
        return [...columns].sort((one, other) => far(one) - far(other))
      },
    },
    {
      id: 'yaml.no-line',
      from: /^ {2}( *)(?=- |\w+:)/,
      to: ([all, indent]) => missing.map((each) => `${indent}${each}:\n${all}`),
      mustBeUnambiguous: true,
    },
    {
      id: 'yaml.no-line',
      from: /^ {2}( *)(?=[^\s-])/,
      to: ([all, indent]) => missing.map((each) => `${indent}${each}: >-\n${all}`),
      mustBeUnambiguous: true,
      onlyIfUnparsable: true,
    },
    // A field that is commented out by mistake, and a comment without its #.
    {id: 'yaml.field-as-note', from: like('^ *# *(?=(?:- )?NAME:)'), to: () => columns, mayRepeat: true},
    {id: 'yaml.note', from: /^(?!\w+:)(?=[\p{L}`])/u, to: '# '},
  ]
}

/** Removes quote marks of any kind around a value, even if one of the two is missing or misplaced. */
function withoutMarks(words: string): string {
  const [, mark, inside = ''] = /^(["'“‘])(.*)$/.exec(words) ?? []
  if (!mark) return (words.match(/["”]/g) ?? []).length % 2 === 1 ? words.replace(/["”]$/, '') : words
  // Keeps quote marks around only a part of the value, because that part is a quotation.
  if (/^[^"”]*["”][^"”]*[^"”'’]$/.test(inside) && mark !== "'") return words
  if (/["'”’]+$/.test(inside)) return inside.replace(/["'”’]+$/, '')
  // Keeps a quote mark before a letter, because it is an apostrophe.
  return inside.replace(new RegExp(`${mark}(?!\\p{L})`, 'u'), '')
}

/** Rewrites fields in braces as valid YAML: adds spaces after colons, commas between fields, and quote marks. */
function inBraces(block: string, name: string): string {
  const parts = block.slice(1, -1).split(new RegExp(`\\s*[,;]?\\s*\\b(?=${name}\\b[:;=]?\\s*\\S)`))
  const fields = parts.flatMap((part) => {
    const [, field, value = ''] = /^\s*(\w+)\s*[:;=]?\s*(.*?)\s*,?\s*$/.exec(part) ?? []
    return field
      ? `${field}: ${/[,:[\]{}]|^["'“]|["'”]$/.test(value) ? curlAndQuoteYaml(withoutMarks(value)) : value}`
      : []
  })
  return `{ ${fields.join(', ')} }`
}

/** Returns the YAML lists that items on one line may mean, one list for each possible separator of the items. */
function lists(points: string): string[] {
  const plain = points.replace(/^\[|\]$/g, '').replace(/^\s*[•·*-]\s*|[\s;,]+$/g, '')
  return [/\s*[;•·]\s*/, /\s*,\s*|\s+and\s+/, /[\s,;]+/].flatMap((between) => {
    const all = plain.split(between).filter(Boolean)
    if (all.length === 1 && plain.includes(',')) return []
    return `[${all.map((each) => (each.includes(',') ? curlAndQuoteYaml(each) : each)).join(', ')}]`
  })
}
