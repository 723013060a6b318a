import {recordKinds} from '../content/schemas.ts'

/** What to do in place of a hidden note, which stands from one place of a text to another: a card that nobody is to see goes, with what would be empty then, and its record may stay. */
export function insteadOfHiding(text: string, from: number, until: number): string {
  const hidden = text.slice(from, until)
  const [, tag = ''] = /(<[A-Z]\w*(?:\s[^<>]*)?>)/.exec(hidden) ?? []
  if (tag === '') return 'Delete it, and write the note where you propose the change.'
  const [, kind = '', id = ''] = /\s(\w+)="([^"]+)"/.exec(tag) ?? []
  const file = recordKinds.get(kind)
  const record = file
    ? `${id} may stay in content/${file} for later, where the check reminds you of what no page shows, or be deleted there too.`
    : 'An earlier version of the page still has it.'
  const also = emptyWithout(text, from, until)
  return `To show it no more, delete all from <!-- to -->${also && `, and ${also}`}, and run: npm run fix. ${record} To show it again, leave ${tag} alone on its line.`
}

/** What would hold nothing without that part of a text: the tags round it, and their heading. */
function emptyWithout(text: string, from: number, until: number): string {
  const [opening = '', name] = /<([A-Z]\w*)(?:\s[^<>]*)?(?<!\/)>\s*$/.exec(text.slice(0, from)) ?? []
  const [closing] = (name && new RegExp(`^\\s*</${name}>`).exec(text.slice(until))) || []
  if (!closing) return ''
  const [, heading] = /\n(#{2,6} [^\n]+)\s*$/.exec(text.slice(0, from - opening.length)) ?? []
  const isLast = /^\s*(?:#{1,6} |<\/|$)/.test(text.slice(until + closing.length))
  return `the lines ${heading && isLast ? `${heading}, ` : ''}<${name}> and </${name}>, which would hold nothing`
}
