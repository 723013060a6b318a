import {type Rule, written} from '../rule.ts'

/** Words that sound like another, where they can only be that one; and how it is written. */
const slips: [pattern: RegExp, meant: (typed: string) => string][] = [
  [
    /(?<=\b(?:of|with|from|into|at|by|for|to|about|bring|meet|build|improve|choose|manage|use|send|share) )you[’']re\b|\byou[’']re(?= own\b)/gi,
    like('your'),
  ],
  [
    /\byour(?= (?:a|an|the|not)\b(?!-))|(?<=\b(?:if|when|once|while|because|whether) )your(?= (?:under|unsure|sure|looking|interested|ready|stuck|worried|aged)\b)/gi,
    like('you’re'),
  ],
  [/\btheir(?= (?:is|are|was|were|isn[’']t|aren[’']t)\b)/gi, like('there')],
  [/\b(?:there|they[’']re)(?= own\b)/gi, like('their')],
  [/\bit[’']s(?= own\b)/gi, like('its')],
  [
    /\bits(?= (?:a|an|the|not|been|about|too|time to|up to|our|your|never|always)\b| (?:free|friendly|easy|simple|quick|safe|fun|fine|okay|ok|true|important)(?:[,.;!?]| (?:and|but|to)\b))/gi,
    like('it’s'),
  ],
  [/(?<=\b(?:could|should|would|must|might) )of\b(?! course)/gi, like('have')],
  [/(?<=\b(?:more|less|fewer|rather|other|older|younger|better) )then(?= [\p{L}\d£])/giu, like('than')],
  [/(?<=\b(?:to|don[’']t|not|never|can|could|might|will) )loose\b/gi, like('lose')],
  [/(?<=\b(?:free|some|good|our|your|the|any|more|money|debt|financial|of|for) )advise\b/gi, like('advice')],
  [/\balot\b/gi, like('a lot')],
]

/** As advice: `meet you’re group`, `could of`, `more then £50`. */
export const soundAlikes: Rule = {
  name: 'soundAlikes',
  quietBeside: 'any',
  checkWords: (words) =>
    slips.flatMap(([pattern, meant]) =>
      [...words.matchAll(pattern)].map(({index, 0: typed}) => ({
        at: index,
        message: `“${typed}” only sounds like ${meant(typed)}.`,
        ...written(typed, meant(typed)),
        warning: true,
      })),
    ),
}

/** That word, with a capital where what was typed has one. */
function like(meant: string): (typed: string) => string {
  return (typed) => (/^\p{Lu}/u.test(typed) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant)
}
