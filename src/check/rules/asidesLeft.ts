import type {Rule} from '../rule.ts'
import {notesInBrackets} from '../words/colleagueNotes.ts'
import {mailIn, stampsIn} from '../words/messageRemains.ts'

type Aside = [pattern: RegExp, message: string, help?: string]

const withBrackets = 'Delete it with its brackets, if it is not for visitors.'

/** What one colleague writes to another, or a writing assistant in front of its answer: no words for visitors. */
const asides: Aside[] = [
  [
    /^(?:sure|certainly|absolutely|of course|great question)[!,.] (?:here(?:['’]s| is| are)|i['’]ve|i have|below (?:is|are))[^\n]*/im,
    'This sounds like a writing assistant that answers.',
  ],
  [
    /^(?:here['’]s|here is|below is) (?:the|a|an|your|my) (?:(?:improved|revised|rewritten|updated|polished|shorter|edited|corrected|draft) [^\n]*|(?:[\p{L}-]+,? ){0,3}(?:version|rewrite|rewording|draft|revision|summary)(?: (?:of|for|that|with) [^\n]*)?:$)/imu,
    'This sounds like a writing assistant that answers.',
  ],
  [/\bas an ai(?: language)? model\b/i, 'This sounds like a writing assistant that answers.'],
  [
    /^(?:i hope this helps|let me know if you(?:['’]d| would| need| want)? (?:like|any|me|prefer)?)[^\n]*/im,
    'This sounds like a writing assistant that answers.',
  ],
  [
    /^would you like me to (?:make|shorten|rewrite|reword|adjust|turn|expand|help|draft|provide|create|tailor|add)\b[^\n]*/im,
    'This sounds like a writing assistant that answers.',
  ],
  [/(?<=[.!?…]['’”"]? )\(edited\)$/m, 'A chat writes this behind a message that was changed.'],
  [/\[cid:[^\]\n]+\]|\[Image removed by sender[^\]\n]*\]/i, 'A mail program leaves this in place of a picture.'],
  [
    /\[(?:edit|citation needed|clarification needed|better source needed)\]/i,
    'An encyclopaedia has this beside its words.',
  ],
  [/^Page \d+ of \d+$/im, 'This is the number of a page of a document.'],
  [
    /(?=\[[a-h]\](?![\w([]))(?<=\p{L}{3}|\b\p{Lu}{2}|\d[kmp]?|[%.,;:!?’”)])\[[a-h]\]/u,
    'This is the mark of a comment in a shared document.',
  ],
  [
    /\b(?:Click or tap|Click here) (?:here )?to (?:enter|add|edit) (?:text|title|a date|subtitle)\b\.?|\bChoose an item\./i,
    'A template says this where words are to be written.',
  ],
  [
    /\bError! (?:Reference source|Bookmark|Hyperlink reference|No bookmark|Not a valid)[^.!\n]*\.?/,
    'A word processor says this where it has lost what belongs there.',
    'Write what stood there: a link, a number or a title.',
  ],
  [/#(?:REF!|VALUE!|N\/A|NAME\?|DIV\/0!|NULL!|NUM!)/, 'A spreadsheet says this where a sum went wrong.'],
  [/^[Nn]ote to (?:self|\p{Lu}\p{L}+):[^\n]*/mu, 'This sounds like a note to a colleague.'],
  [
    /^@\p{L}+,? (?:please|pls|can you|could you|check|look|is this)\b[^\n]*/imu,
    'This sounds like a note to a colleague.',
  ],
  [
    /^(?:\((?:[Aa]sk|[Tt]ell)|\(?(?:[Cc]heck|[Cc]onfirm) with) \p{Lu}\p{Ll}+ (?:about|if|whether|for|to)\b[^\n]*/mu,
    'This sounds like a note to a colleague.',
  ],
  [
    /^(?:delete this|remove this|do not publish|don['’]t publish|not for publication)\b[^\n]*/im,
    'This sounds like a note to a colleague.',
  ],
  [
    /\((?:pls|plz) (?:check|confirm|update|review|add|change|fix|correct|amend|delete|remove|ask)\b[^)\n]*\)/u,
    'This sounds like a note to a colleague.',
    withBrackets,
  ],
  ...notesInBrackets.map((pattern): Aside => [pattern, 'This sounds like a note to a colleague.', withBrackets]),
  [/\[\p{Lu}{2,3}: [^\]\n]+\]/u, 'This sounds like a note to a colleague.'],
  [/^DRAFT\b ?[:!–-][^\n]*/m, 'This sounds like a note to a colleague.'],
  [/(?= \/\/ \p{L})(?<=\p{L}[^:\n]*) \/\/ [^\n]*/u, 'This sounds like a note to a colleague.'],
  [
    /^(?:Formatted|Deleted|Inserted): [^\n]*|Commented \[\w+\]: ?[^\n]*/m,
    'This came with a paste from a word processor’s corrections.',
  ],
]

/** Notes and answers that were left in. */
export const asidesLeft: Rule = {
  name: 'asidesLeft',
  quietBeside: ['placeholders'],
  checkWords(words) {
    const mail = mailIn(words)
    const remains = [...stampsIn(words), ...(mail ? [mail] : [])]
    if (remains.length > 0) return remains.map((each) => ({...each, warning: true}))
    return asides
      .flatMap(([pattern, message, help = 'Delete it, if it is not for visitors.']) => {
        const match = pattern.exec(words)
        return match ? [{at: match.index, message, help, warning: true}] : []
      })
      .slice(0, 1)
  },
}
