import type {Rule} from '../rule.ts'
import {notesInBrackets} from '../words/colleagueNotes.ts'

const day = /\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?/.source
const hour = /\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[ap]\.?m\.?)?/.source

/** How chats stamp what was said: `[14:32, 03/11/2024] Grace: …`, `03/11/2024, 14:32 - Grace: …`, `[14:32] Grace: …`. */
const stamp = new RegExp(
  `^(?:\\[?(?:${day},? ${hour}|${hour},? ${day})(?:\\]| [-–]) |\\[${hour}\\] )(?!\\d)[^\\n:]{1,40}: [^\\n]*`,
  'im',
)

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
  [
    stamp,
    'This line is of a chat, with its hour and sender.',
    'Delete those, and the words too if they are not for visitors.',
  ],
  [
    /^(?:sent from my (?:iphone|ipad|android|samsung|galaxy|phone|mobile)\b|get outlook for )[^\n]*/im,
    'A phone wrote this below a message.',
  ],
  [/(?<=[.!?…]['’”"]? )\(edited\)$/m, 'A chat writes this behind a message that was changed.'],
  [/\[cid:[^\]\n]+\]|\[Image removed by sender[^\]\n]*\]/i, 'A mail program leaves this in place of a picture.'],
  [
    /\[(?:edit|citation needed|clarification needed|better source needed)\]/i,
    'An encyclopaedia has this beside its words.',
  ],
  [/^Page \d+ of \d+$/im, 'This is the number of a page of a document.'],
  [/(?<=\p{L}{3}|[.,;:!?’”)])\[[a-h]\](?![\w([])/u, 'This is the mark of a comment in a shared document.'],
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
  [/^On [^\n]{8,60}\bwrote:$/m, 'This line is of a mail that was answered.'],
  [/^(?:From|To|Sent|Subject): [^\n]+\n(?:From|To|Sent|Date|Cc|Subject): /m, 'This is the head of a mail.'],
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
  [/(?<=\p{L}[^:\n]*) \/\/ (?=\p{L})[^\n]*/u, 'This sounds like a note to a colleague.'],
  [
    /^(?:Formatted|Deleted|Inserted): [^\n]*|Commented \[\w+\]: ?[^\n]*/m,
    'This came with a paste from a word processor’s corrections.',
  ],
]

/** Notes and answers that were left in. */
export const asidesLeft: Rule = {
  name: 'asidesLeft',
  quietBeside: ['placeholders'],
  checkWords: (words) =>
    asides
      .flatMap(([pattern, message, help = 'Delete it, if it is not for visitors.']) => {
        const match = pattern.exec(words)
        return match ? [{at: match.index, message, help, warning: true}] : []
      })
      .slice(0, 1),
}
