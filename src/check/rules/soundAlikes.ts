import {matchesOf} from '../matchesOf.ts'
import {type Rule, written} from '../rule.ts'

/** What a person is or does, which nobody has: “your welcome pack”, “your thinking about it” and “your right to” are other words. */
const being = [
  '(?:a|an|the|not)(?!-)',
  '(?:good|bad|great|brilliant|strong|weak|rubbish|better) at',
  '(?:very|most|always|all|also|more than|so) welcome',
  'welcome(?= to (?:come|join|ask|bring|call|use|stay|drop|take|visit|try|sit|write|email|look)|[.!]|$| here| any ?time)',
  '(?:going|trying|hoping|planning|able|allowed|likely|supposed|required|entitled|invited|expected|free|happy|keen|about|willing|used) to',
  'looking (?:for|to|at|forward)|hoping for|thinking of|coming (?:to|with|along)|living (?:with|at)|applying for|struggling (?:to|with)',
  'having (?:trouble|problems|difficult(?:y|ies)|a (?:hard|difficult|bad|good))',
  '(?:interested|stuck) in|worried (?:about|that)|keen on|happy with|new (?:to|here)|ready (?:to|for)|one of',
  '(?:in|on|from|with|at|off to|up for|out of) (?:the|a|an|our|your|this)(?! (?:glance|time|go))',
  '(?:never|always|still|already|just|probably|currently) (?:a|an|the|too|not|going|looking|trying|waiting|in|on|at|sure|unsure|here|there|able)',
  '(?:here|there|done|finished|ready|lucky)(?=[.,!?]|$)',
  '(?:aged|over|under) \\d',
].join('|')
const alone =
  'under|unsure|sure|looking|interested|ready|stuck|worried|aged|1[6-9]|2[0-5]|(?:late|lost|new|early|free|busy|ill|away)(?=[,.!?]| and )'
/** What a person has, and is not. */
const having =
  'own|name|money|payslips?|savings|rent|bank|accounts?|details|message|story|goals?|plans?|phone|email|gift|donations?|CV|budget|parents?|rights|application|birthday|address|options|future|mind|life'

/** Words that sound like another, where they can only be that one; and how it is written. */
const slips: [pattern: RegExp, meant: (typed: string) => string][] = [
  [
    new RegExp(
      `(?<=\\b(?:of|with|from|into|at|by|for|to|about|bring|meet|build|improve|choose|manage|use|send|share) )you[’']re\\b|\\byou[’']re(?= (?:${having})\\b(?!-))`,
      'gi',
    ),
    like('your'),
  ],
  [
    new RegExp(
      `\\byour(?= (?:${being})(?![\\p{L}-]))|(?<=\\b(?:if|when|once|while|because|whether) )your(?= (?:${alone})(?!\\p{L}|-| (?:name|home|course|mentor|job|school|plan|card)))|(?<=\\bhow )your(?= (?:doing|feeling|coping|getting on)\\b)|(?<=\\bwhat )your(?= (?:doing|saying|owed|entitled|capable)\\b)`,
      'giu',
    ),
    like('you’re'),
  ],
  [/\btheir(?= (?:is|are|was|were|isn[’']t|aren[’']t)\b)/gi, like('there')],
  [/\b(?:there|they[’']re)(?= own\b)/gi, like('their')],
  [/\bit[’']s(?= own\b)/gi, like('its')],
  [
    /\bits(?= (?:a|an|the|not|been|about|too|time to|up to|our|your|never|always)\b| (?:free|friendly|easy|simple|quick|safe|fun|fine|okay|ok|true|important)(?:[,.;!?]| (?:and|but|to)\b))/gi,
    like('it’s'),
  ],
  [/(?<=\b(?:could|should|would|must|might|(?:could|should|would)n[’']t) )of\b(?! course)/gi, like('have')],
  [/(?<=\b(?:more|less|fewer|rather|other|older|younger|better) )then(?= [\p{L}\d£])/giu, like('than')],
  [/(?<=\b(?:to|don[’']t|not|never|can|could|might|will) )loose\b/gi, like('lose')],
  [/(?<=\b(?:free|some|good|our|your|the|any|more|money|debt|financial|of|for) )advise\b/gi, like('advice')],
  [/\balot\b/gi, like('a lot')],
  [
    /(?<=\b(?:is|are|it[’']s|was|not|far|bit) )to(?= (?:much|many|late|early|expensive|hard|long|old|young|soon|big|small|busy)\b)/gi,
    like('too'),
  ],
  [/\bwhose(?= (?:a|an|the|not|been|going|never|looking|here|there)\b(?!-))/gi, like('who’s')],
  [/\bwho[’']s(?= (?:name|money|parents?|jobs?|story|goals?|family|first language)\b)/gi, like('whose')],
  [
    /\b(?:weather(?= or not\b)|(?<=\b(?:know|ask|sure|decide|check|see|wonder) )weather(?= (?:you|we|they|it|to|your|the|this)\b))/gi,
    like('whether'),
  ],
  [/(?<=\b(?:a|somewhere|in|some) )quite(?= (?:room|place|word|hour|corner|space|chat|time)\b)/gi, like('quiet')],
  [/\bquiet(?= (?:a (?:few|lot|bit)|often|right|sure|good|easy|hard)\b)/gi, like('quite')],
  [/\bbare(?= with (?:us|me)\b)/gi, like('bear')],
  [/(?<=\b(?:an|the|no|any|little|big|positive|real) )affect\b/gi, like('effect')],
  [/(?<!\bthe )\beveryday(?=[.!?;]|$)/gi, like('every day')],
]

/** As advice: `meet you’re group`, `could of`, `more then £50`. */
export const soundAlikes: Rule = {
  name: 'soundAlikes',
  quietBeside: 'any',
  checkWords: (words) =>
    slips.flatMap(([pattern, meant]) =>
      matchesOf(words, pattern).map(({index, 0: typed}) => ({
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
