import {nodesOf, sourceOf, startOf, wordsOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import type {Finding, Rule} from '../rule.ts'

/** Words that begin a sentence, and are no names. */
const beginning =
  /^(?:An?|The|This|These|There|Then|It|It’s|We|We’re|We’ll|You|You’ll|Your|Our|They|Their|If|When|What|How|Why|Who|Where|In|On|At|For|From|With|Not|No|More|Most|All|Each|Every|Some|Come|Ask|Tell|See|Pick|Bring|Take|Learn|Start|One|Two|Three|Four|Five|Six|Seven|Eight)$/

/** What a name may follow: “in London”. */
const beforeName = /(?:^|\s)(?:in|at|of|to|with|for|from|and|or|by|on|near|is|are|an?|the|our|your)\s$|,\s$/iu

/** `## What you get More than a chat.`: Backspace at the end of a heading takes the sentence below into it. */
export const runOnHeadings: Rule = {
  name: 'runOnHeadings',
  check(page) {
    const plain = lowerWords(page)
    return nodesOf(page, 'heading').flatMap((node): Finding[] => {
      const source = sourceOf(page.text, node)
      const [, marks = '', words = ''] = /^(#+) (\S.*[.!?:])$/.exec(source) ?? []
      const parts = partsOf(
        words,
        (word) => beginning.test(word) || (/^\p{Lu}\P{Lu}*$/u.test(word) && plain.has(word.toLowerCase())),
      )
      if (!parts) return []
      return [
        {
          at: startOf(node),
          message: 'This heading and the sentence below it are on one line, so visitors read a heading of both.',
          write: `${marks} ${parts.heading}`,
          swap: {over: source, by: `${marks} ${parts.heading}\n\n${parts.sentence}`},
          help: `And below it, after an empty line: ${parts.sentence}`,
          warning: true,
        },
      ]
    })
  },
}

/** Every word that the page has with a small letter: with a capital it begins a sentence. */
function lowerWords(page: Page): Set<string> {
  return new Set(wordsOf(page).flatMap(({source}) => source.match(/(?<![\p{L}’])\p{Ll}[\p{L}’]*/gu) ?? []))
}

/** Where a sentence begins among the words of a heading, without a sign before it: the last place where small letters follow. */
function partsOf(words: string, begins: (word: string) => boolean): {heading: string; sentence: string} | undefined {
  const starts = [...words.matchAll(/(?<=[\p{L}\p{N}’?!] )(\p{Lu}[\p{L}’]*)(?= )/gu)]
  const found = starts.findLast(({index, 1: word = ''}) => {
    const [heading, sentence] = [words.slice(0, index), words.slice(index)]
    const count = sentence.split(' ').length
    // What has its capitals throughout is a title, and one of three words may be the end of it.
    const isTitle = /\s\p{Lu}/u.test(heading)
    const goesOn = /^\S+ \p{Ll}+,? [\p{Ll}<*[]/u.test(sentence)
    // “Questions? Ask us any time.” is a heading too.
    if (/[?!] $/.test(heading)) return goesOn && count > 5
    if (!goesOn || sentence.endsWith('?')) return false
    // A heading has no full stop, so what has one and is long enough is a sentence, unless a name begins there.
    const isLong = count > 5 && sentence.endsWith('.') && !beforeName.test(heading)
    return (begins(word) && count >= (isTitle ? 4 : 3)) || (isLong && !isTitle)
  })
  return found && {heading: words.slice(0, found.index).trim(), sentence: words.slice(found.index)}
}
