import {curlAndQuoteYaml, type Line, linesOf, readYaml, withoutOddCharacters} from '../../../site/index.ts'
import type {yaml} from '../../messages/yaml.ts'
import {allFieldNames} from './allFieldNames.ts'
import {isSound, type YamlPart} from './splitYaml.ts'

/** A corrected line. */
interface LineFix {
  id: keyof typeof yaml
  line: Line
  replacement: string
}

/** A slip that people make in a new record, of which git has no earlier text. */
interface Slip {
  id: LineFix['id']
  from: RegExp
  /** Returns what the matched text may be meant to be, likeliest first. */
  to: (found: string[]) => string[]
  /** Whether several lines may have it, as all that were pasted together; then all are corrected together. */
  mayRepeat?: true
  /** Whether to look for it only in YAML that can’t be parsed; in other YAML, the schema stage reports it. */
  onlyIfUnparsable?: true
}

/** Returns the slips in the lines of a file whose fields have these names, likeliest first. */
function slipsIn(fieldNames: readonly string[]): Slip[] {
  const name = `(?:${fieldNames.join('|')})`
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
      to: ([all = '']) => ['  ', '    ', ''].map((wide) => all.replaceAll('\t', wide)),
      mayRepeat: true,
    },
    {id: 'yaml.stray', from: /^\s*(?:```|~~~).*$/, to: () => [''], mayRepeat: true},
    {
      id: 'yaml.colon',
      from: like('^( *(?:- )?NAME)(?:\\s*[:：=;]\\s*|\\s+)(?=\\S)'),
      to: ([, field]) => [`${field}: `],
    },
    {id: 'yaml.hyphen', from: /^( *)[-–—•*]\s*(?=\S)/, to: ([, indent]) => [`${indent}- `], mayRepeat: true},
    {id: 'yaml.hyphen', from: /^( *)(?=[^\s-])/, to: ([, indent]) => [`${indent}- `]},
    {id: 'yaml.brackets', from: /^[^{]*\{[^{}]*$/, to: ([all = '']) => [`${all.trimEnd()} }`]},
    {
      id: 'yaml.quotes',
      from: like('^( *(?:- +)?\\w+: *)(?!.*\\bNAME:)([^[{>|].*)$'),
      to: ([, field, words = '']) => [field + curlAndQuoteYaml(withoutMarks(words))],
      onlyIfUnparsable: true,
    },
    {
      id: 'yaml.quotes',
      from: like('^( *- +)(?!NAME:)([^[{>|].*)$'),
      to: ([, hyphen, words = '']) => [hyphen + curlAndQuoteYaml(withoutMarks(words))],
    },
    {
      id: 'yaml.column',
      from: like('^ *(?=- |NAME:)'),
      to: ([indent = '']) => [`${indent} `, indent.slice(1)],
    },
  ]
}

interface Search {
  isUnreadable: boolean
  /** The maximum distance, in lines, between the slip and the line that the parser or schema rejected. */
  reach: number
}

/**
 * Returns the correction after which the YAML is valid: of the same slip in all lines near the mistake,
 * otherwise of one slip in the nearest line.
 */
export function findLineFix({text, schema}: YamlPart, near: Line, {isUnreadable, reach}: Search): LineFix[] {
  const lines = linesOf(text)
  const nearby = linesNear(lines, near, reach)
  const slips = slipsIn(allFieldNames(schema)).filter(
    ({onlyIfUnparsable}) => isUnreadable || !onlyIfUnparsable,
  )
  const isFixedBy = (fixes: LineFix[]) => {
    const result = lines
      .map((line) => fixes.find((fix) => fix.line === line)?.replacement ?? line.text)
      .join('\n')
    // A correction must not indent a record or field at the top level.
    return !(/^[^\s#]/.test(text) && /^ /.test(result)) && isSound(result, readYaml(result), schema)
  }
  const single = nearby.flatMap((line) =>
    slips.flatMap((slip) => correctionsOf(line, slip)).map((fix) => [fix]),
  )
  const repeated = slips.flatMap((slip) => {
    if (!slip.mayRepeat) return []
    const all = nearby.map((line) => correctionsOf(line, slip)).filter((fixes) => fixes.length > 0)
    return all.length < 2 ? [] : (all[0] ?? []).map((_, index) => all.flatMap((fixes) => fixes[index] ?? []))
  })
  return [...repeated, ...single].find(isFixedBy) ?? []
}

/**
 * Returns the non-empty lines around a mistake: lines indented by an odd number of spaces first, then by
 * distance.
 */
function linesNear(lines: Line[], near: Line, reach: number): Line[] {
  const middle = lines.findIndex(({start}) => start === near.start)
  const isEven = ({text}: Line) => text.search(/\S/) % 2 === 0
  return lines
    .map((line, index) => ({line, away: Math.abs(index - middle) + (isEven(line) ? reach : 0), index}))
    .filter(({line, index}) => line.text.trim() !== '' && Math.abs(index - middle) <= reach)
    .sort((one, other) => one.away - other.away)
    .map(({line}) => line)
}

function correctionsOf(line: Line, {id, from, to}: Slip): LineFix[] {
  const found = from.exec(line.text)
  if (!found) return []
  const rest = line.text.slice(found[0].length)
  return to([...found]).flatMap((text) =>
    text + rest === line.text ? [] : {id, line, replacement: text + rest},
  )
}

/**
 * Removes quote marks of any kind around all words, even if one of the two is missing; those of a quotation
 * stay.
 */
function withoutMarks(words: string): string {
  return /^["'“‘]?((?:[^"'“”‘’]|['’](?=\p{L}))*)["'”’]?$/u.exec(words)?.[1] ?? words
}
