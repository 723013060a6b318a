import {months, weekdays} from '../calendarNames.ts'

/** How a question to a colleague begins, behind a name and a sign. */
const question =
  '(?:still|is (?:this|that|it)|are (?:these|those|they|we)|was (?:this|that|it)|do (?:we|you)|does (?:this|that|it)|did (?:we|you)|have (?:we|you)|can (?:we|you|this|I)|could (?:we|you)|should (?:we|this|it|I)|shall (?:we|I)|will (?:we|you|this)|would you|right|true|correct|ok(?:ay)?|sure|same|which (?:one|date|is)|what about|any (?:news|update))'
const request =
  '(?:pls|plz|(?:can|could|would) you|let me know|over to you|your call|(?:please )?(?:confirm|update|review|amend|correct|fix|delete|remove)|please (?:check|add|change|ask))'
/** Words with a capital before a sign that are nobody’s name. */
const noName =
  'Yes|No|Not|Well|So|And|Or|But|Hint|Tip|Note|Question|Answer|Sorry|Really|Still|Maybe|Perhaps|Then|Now|Here|There|Today|Why|What|When|How|Who|Which|Warning|Important|Example|Reminder|Free|New|Online|Quiz|Challenge|Task|Activity|Exercise|Game|Topic|Title|Module|Week|Day|Step|Part|Plan|Level|Talk|Workshop|Course|Session|Source|Photos?|Pictures?|Image|Figure|Credit|Video'
const name = `(?!(?:${[noName, ...months, ...weekdays].join('|')})s?\\b)\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}*\\.?)?`
const inFull = '(?:check|confirm|update|review|add|change|fix|correct|amend|delete|remove|ask|write)'

/** What stands in round or square brackets: `~` is any sign between them. */
function inBrackets(inside: string, flags = 'u'): RegExp[] {
  return ['()', '[]'].map(
    ([open, close]) => new RegExp(`\\${open}${inside.replaceAll('~', `[^\\${open}\\${close}\\n]`)}\\${close}`, flags),
  )
}

/** What is written to a colleague in the brackets of a sentence; visitors read it as well. */
export const notesInBrackets: RegExp[] = [
  // “(Tunde - still true??)”, “(Grace: can we say this?)”, “[Sam, is it 12?]”
  ...inBrackets(`${name}(?:,| ?[-–—:]) ?${question}\\b~*\\?~*`),
  // “(Nadia – please confirm)”, “(Tunde to check)”, “(HR to confirm)”
  ...inBrackets(`${name}(?:,| ?[-–—:]) ?${request}\\b~*`),
  ...inBrackets(`(?:${name}|\\p{Lu}{2,3}) (?:please|pls|plz|to) ${inFull}\\b~*`),
  // Signs that ask twice, but for “(really??)”.
  ...inBrackets('(?!\\p{L}+\\?+[\\])])~*\\?\\?~*'),
  // “(still true?)”, “(is this right?)”, “(do we still do this?)”
  ...inBrackets(
    '(?:still|not sure if(?: this is)?|is (?:this|that|it)(?: still)?|are (?:these|they)(?: still)?) (?:true|correct|right|valid|current|the same|up[ -]to[ -]date|ok|so|the case)\\s*\\?*',
    'iu',
  ),
  ...inBrackets(
    '(?:do|can|should|shall|did) we (?:still (?:do|have|use|run|say|offer|need|want|give)|(?:also )?(?:say|mention|keep|offer|add))\\b~*\\?',
    'iu',
  ),
  ...inBrackets(
    '(?:check|confirm) (?:with \\p{Lu}\\p{Ll}+|this with|(?:the )?(?:figures?|wording|spelling|dates?) with)\\b~*',
  ),
  // “(CHECK WITH MARCUS)”, “(CONFIRM DATE)”
  ...inBrackets('(?:CHECK|CONFIRM|ASK|UPDATE|REWRITE|DELETE|REMOVE|FIX|ADD|NEEDS?)(?: \\p{Lu}[\\p{Lu}’-]+)+'),
  ...inBrackets(
    '(?:needs?|still to be) (?:checking|checked|rewriting|rewritten|updating|updated|translating|translated)\\b~*',
    'iu',
  ),
  // “[Tunde: new link]”
  new RegExp(`\\[${name}: [^\\]\\n]+\\](?!\\()`, 'u'),
]
