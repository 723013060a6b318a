import {type Rule, written} from '../rule.ts'

/** Words that no title begins with. */
const never =
  'Us|Them|Him|Of|And|Or|Than|Which|Into|Has|Had|Been|Also|Was|Were|Because|Whose|Their|Onto|Does|Did|Would|Could|Should'
/** Words that a title may begin with, but for one that is named as such. */
const opening =
  'The|An|When|On|At|For|From|With|By|To|All|Can|Is|Are|That|Those|About|Not|Its|Any|Each|As|Before|After|Until|While|Up|Out|Off|Over'
const named =
  'guide|course|workshop|talk|film|book|page|section|chapter|leaflet|series|podcast|song|game|campaign|article|event|session|module|track|report|booklet|video|programme|program|magazine|paper|show|poster|band|called|titled|named|entitled|see|read|watch|play|under|in|plan|type|group|team'
const asking = 'How|What|Why|Who|Where|When|Whether'
/** What people do, in the words that stand before it. */
const doing =
  'Help|Like|Need|Call|Want|Make|Take|Give|Get|Find|Know|Keep|Ask|Tell|See|Use|Work|Learn|Write|Bring|Come|Go|Try|Think|Choose|Decide|Change|Read|Reach|Talk|Meet|Join|Teach|Listen|Save|Spend|Pay|Start|Finish|Reply|Answer'

const within = new RegExp(
  `(?<![\\p{L}’'-])(?:(?:\\p{Ll}[\\p{Ll}’]*|^\\p{Lu}\\p{Ll}+) (?:${never})|(?:is|[Tt]here’s|[Tt]hat’s|[Ii]t’s) A|(?!(?:${named})s? )\\p{Ll}{2,} (?:${opening})|(?:know|knows|ask|agree|decide|explain|understand|matter|tell|us|you|them) (?:${asking}))(?= \\p{Ll}{2}(?!\\p{Ll}* \\p{Lu}))|(?<![\\p{L}’'-])(?:to|you|we|they|who|can|will|would|could|should|don’t|can’t) (?:${doing})(?= \\p{Ll}{2}(?!\\p{Ll}* \\p{Lu})|[,;] )`,
  'gu',
)

/** As advice: `join The waiting list`, where nothing but a slip can have made the capital. */
export const capitalsWithin: Rule = {
  name: 'capitalsWithin',
  quietBeside: ['capitals', 'typing', 'runOnHeadings'],
  checkWords(words) {
    const [found, ...more] = words.matchAll(within)
    // A contract, or a title that has them throughout, has more than one.
    if (!found || more.length > 0) return []
    const [typed] = found
    const [before = '', word = ''] = typed.split(' ')
    return [
      {
        at: found.index,
        message: `“${word}” has a capital in the middle of a sentence.`,
        ...written(typed, `${before} ${word.toLowerCase()}`),
        warning: true,
      },
    ]
  },
}
