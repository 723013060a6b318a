const person = '(?:I|we|you|they|it|he|she|anyone|anybody|someone|somebody|everyone|everybody|there(?! for))'
const thing = '(?:the|my|your|our|this|that|these|those|an?|people)'
const not = "[’']t"

/** Words that begin a question and nothing else; “Should you need us” and “Were you to come” are conditions, “Do the sums” and “Have your say” are none. */
const sure = [
  `(?:Can|Could|Would|Will|Did|Are) (?:${person}|${thing})`,
  '(?:Do|Have) (?:I|we|you|they|people)',
  `(?:Is|Was|Has|Does) ${person}`,
  '(?:Should|Shall|Am) (?:I|we)',
  'Were (?:you|there|they|we)(?! to(?!\\p{L}))',
  `(?:Is|Are|Was|Were|Does|Did|Have|Has|Could|Would|Should|Ca|Wo)n${not} (?:${person}|${thing})`,
  `(?:How(?: much| many| long| often| far| soon)?|What|When|Where|Why|(?:Which|What) \\p{L}+) (?:do|does|did|can|could|should|will|would) (?:I|we|you|they|it|he|she)`,
]
/** Of someone’s life and in a list, “Is the first” and “Has a dog” tell something. */
const alone = [`(?:Is|Was|Has|Does) (?:${thing})`, 'Any (?:more )?questions$']
/** What a whole question begins with that leaves out “are you” or “do you”. */
const short = [
  'Not sure (?:which|what|where|how|who|if|whether)',
  'Want (?:to|more|some|help)',
  'Need (?:help|some|more|advice)',
]

const asks = (begins: string[]) => new RegExp(`^(?:${begins.join('|')})(?![\\p{L}’])`, 'u')
const [inRecords, inProse, inHeadings] = [asks(sure), asks([...sure, ...short]), asks([...sure, ...short, ...alone])]

/** Where a question stands among words that has no question mark: its last word, the sign that stands there, and whether more follows it in the same sentence. */
export interface Unmarked {
  at: number
  word: string
  sign: string
  goesOn: boolean
}

/** Questions without a question mark, by the words that each begins with: in a heading, in sentences, or in a record. */
export function unmarkedQuestions(words: string, where: 'heading' | 'prose' | 'record'): Unmarked[] {
  const begins = {heading: inHeadings, prose: inProse, record: inRecords}[where]
  const starts = [...words.matchAll(/^|(?<=[.!?]\s|\n)(?=\p{Lu})/gu)].map(({index}) => index)
  return starts.flatMap((from): Unmarked[] => {
    const rest = words.slice(from)
    if (!begins.test(rest)) return []
    const [sentence = ''] = /^(?:[^.!?…:;”]|\.(?=\S))*/u.exec(rest) ?? []
    const sign = rest.charAt(sentence.length)
    if (/[!?…:;”]/.test(sign)) return []
    // A sentence stands on a line of its own.
    const [line = ''] = sentence.split(/\n(?=\p{Lu})/u)
    const [, word = ''] = /([\p{L}\p{N}’%)]+)\s*$/u.exec(line) ?? []
    if (word === '' || line.trim().split(/\s+/).length < 3) return []
    const goesOn = /, (?:please|tell|ask|call|email|write|come|then|just|and (?:we|you)|we|you|or)(?!\p{L})/u.test(line)
    return [{at: from + line.lastIndexOf(word), word, sign: line === sentence ? sign : '', goesOn}]
  })
}

/** Whether the last sentence of a line is a question. */
export function isAsking(line: string): boolean {
  return inProse.test(line.split(/[.!?]\s+/).at(-1) ?? '')
}
