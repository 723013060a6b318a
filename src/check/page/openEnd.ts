import {thing} from './thing.ts'

/** How words end that have no sign there: in the middle of a sentence, or as a whole one without its full stop. */
export type OpenEnd = 'cut' | 'open'

const subject = '(?:you|we|they|he|she|I|it|there|this|that)'
const modal = '(?:can|could|will|would|shall|should|may|might|must|have|has|are|is|was|were|do|does)'
const not = "(?:do|does|did|is|are|was|were|has|have|had|could|would|should|ca|wo)n[’']t"

/** Words that nothing ends with. */
const always = new RegExp(
  [
    '(?<!(?:Room|Plan|Group|Part|Section|Step|Question|Option|Level|Grade|Type|Class|Vitamin|Hepatitis) )a|an|the',
    'and|or|nor|our|your|my|their|its|every|into|than|because|unless|whether|whose|such as|as well as',
    '(?:what|how|when|where|why|who|which|that|if|because|while|until|unless|once|whether|and|but|so) (?:we|they)',
    '(?:what|how|when|where|why|which|if|because|while|unless|whether) (?:you|he|she|it|I)',
    `(?:and|or|about|going|able|how|ways?|trying|in order) to|${subject}[’'](?:ll|ve|re|d|m)|(?:it|that|there|here)[’']s`,
    `(?:and|but|so|then) ${subject} (?:${modal}|${not})|(?:and|but|or) ${not}`,
  ]
    .map((words) => `(?<![\\p{L}’'-])(?:${words})$`)
    .join('|')
    .concat(`|(?:^|, )${subject} (?:${modal}|${not})$`)
    .concat(`|, (?:${not}|in|on|at|to|of|from|with|if|when|where|who|which|for|by|as|but|so|until|unless|including)$`),
  'iu',
)
/** What may end with the verb that goes before: “who we work with”, “something to be proud of”. */
const withNoun = / (?:of|with|from|for|to|at|about)$/u
const stranding =
  /\b(?:who|whom|whose|what|where|which|that|how|why|when|we|you|they|I|it|us|to \p{L}+|be|is|are|worth|\p{L}+ing|\p{L}+ed)\b/iu
/** A verb that says more of something follows, unless the words ask or go back: “where it is”, “as good as they are”. */
const beforeMore = / (?:is|are|was|were)$/u
/** A word that nobody leaves alone in a sentence of its own. */
const lonely =
  /^(?:We|You|They|It|He|She|If|When|Our|Your|The|An?|And|But|Or|So|This|These|There|Please|It’s|We’re|You’re|Every|To|For|With|In|Until|Its|Their|Not|That)$/

/** Where the last sentence of a paragraph begins; “e.g.” and “Mr” end none. */
const border = new RegExp(
  `(?<!(?<!\\p{L})(?:e\\.g|i\\.e|etc|Dr|Mrs?|Ms|St|No|vs|approx))[.!?][”’)]?\\s+(?=[“‘(]?[\\p{Lu}\\d${thing}])`,
  'gu',
)

/** Whether words that no sign ends stop in the middle of a sentence, whatever its kind. */
function isCut(words: string): boolean {
  if (/[,–—]$/.test(words))
    return words.split(/\s+/).length > 3 && !/^(?:Dear|Hello|Hi|Yours|Kind|Best|Warm|With)\b/.test(words)
  if (words.split(/\s+/).length < 3) return false
  if (beforeMore.test(words)) return !stranding.test(words.replace(/ \S+$/, ''))
  return always.test(words) || (withNoun.test(words) && !stranding.test(words.replace(/ \S+$/, '')))
}

/** The last words of a line that can’t end its sentence. */
export function breaksOffAfter(line: string): string | undefined {
  const [start = 0] = [...line.matchAll(border)].map(({index, 0: sign}) => index + sign.length).slice(-1)
  const sentence = line.slice(start).trim()
  if (/[,–—]$/.test(sentence) || !isCut(sentence)) return undefined
  const words = sentence.split(/\s+/).slice(-2)
  return words[0]?.includes(thing) ? words[1] : words.join(' ')
}

const speaking = /^(?:We|You|They|It|He|She)[ ’]/
/** A person, a place or a title below the words is no sentence. */
const names =
  /^(?:(?:The|Your|Our) (?:whole )?(?:team|staff|trustees)(?!\p{L})|(?:[\p{Lu}\d][\p{L}\d’.-]*|and|of|the|for|&|,|\s)+$)/u

const clauseStart = 'If|When|Whenever|Once|Because|While|Although|Though|Until|After|Before|Since|Unless|As'
const other = 'who|whom|whose|that|which|what|how|where|when|why|if|as|than|we|you|they|he|she|it|I'
/** A sentence by its first words or its verb, which a label has not. */
const statements = [
  /^(?:We|You|They|It|He|She|It’s|We’re|You’re|They’re|There’s|We’ll|You’ll)(?= (?!and|or))/u,
  new RegExp(
    `^(?:${clauseStart}) [^.!?:;]*, (?:${subject}|there|please|tell|ask|call|email|write|come|bring)(?:[ ’])`,
    'u',
  ),
  /, (?:and|but|so) (?:we|you|they|it|he|she)(?:[ ’])/u,
  /^(?:Please|Don’t|Let’s) \p{Ll}/u,
  /^Everything (?:we|you|they) \p{L}+ (?:is|can|will|has) /u,
  new RegExp(
    `^(?!What|How|Why|Where|When|Who|If|All|Everything|Anything|Someone|Somebody|People|Places|Things)(?:(?!(?<!\\p{L})(?:${other})(?!\\p{L}))[^.!?:;\\n])* (?:should|is|are|was|were|can|will|has|have|must|${not}) `,
    'u',
  ),
]
/** One that asks for something; where other paragraphs have no sign at their end, it may be a label too. */
const asking =
  /^(?:Ask|Tell|See|Come|Bring|Read|Learn|Find|Take|Join|Give|Help|Meet|Choose|Pick|Get|Call|Write|Email|Send|Start|Look|Visit) (?:\p{L}+ ){3}/u
const goingOn =
  /(?<!\p{L})(?:of|to|by|for|from|with|under|into|upon|in|on|at|that|which|whom|if|then|as|when|where|until|own|us|are|is|be)$/u

/** How a paragraph ends that no sign ends; nothing of one that ends with a sign, or that may be a label. `fewest` words make a sentence for certain. */
export function openEndOf(words: string, fewest: number): OpenEnd | undefined {
  const [start = 0] = [...words.matchAll(border)].map(({index, 0: sign}) => index + sign.length).slice(-1)
  const sentence = words.slice(start)
  const isFirst = start === 0
  if (/[.!?…:;][”’)\]]*$/u.test(words)) return undefined
  if (isCut(isFirst ? words : sentence) || (!isFirst && lonely.test(sentence))) return 'cut'
  const count = sentence.split(/\s+/).length
  if (!isFirst) {
    const isSentence = speaking.test(sentence) || (words.split(/\s+/).length > 6 && !names.test(sentence))
    return isSentence && /(?:\p{Ll}{2}| a|(?<= )\p{Lu}{2,5})$/u.test(sentence) ? 'open' : undefined
  }
  const isStatement =
    count >= fewest && (statements.some((each) => each.test(words)) || (fewest < 10 && asking.test(words)))
  return isStatement && /^[\p{Lu}“]/u.test(words) && /\p{L}{2}$/u.test(words) && !goingOn.test(words)
    ? 'open'
    : undefined
}
