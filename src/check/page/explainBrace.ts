import {type Advice, written} from '../finding.ts'
import type {Slip} from '../problem.ts'
import type {Component} from '../readComponents.ts'
import {fieldTag} from './fieldTag.ts'
import {isMergeField, mergeField} from './mailMerge.ts'

/** Why a curly bracket can't stand in a page's words. */
export function explainBrace(text: string, at: number, lineEnd: number, components: Map<string, Component>): Slip {
  const close = text.slice(at, lineEnd).indexOf('}')
  const isDouble = /^\{\{[^{}\n]*\}\}/.test(text.slice(at))
  const end = close < 0 ? at + 1 : at + close + (isDouble ? 2 : 1)
  const words = text.slice(at, end)
  const inner = words.slice(1, -1).trim()
  if (/^\{\s*\/\*/.test(text.slice(at))) {
    const stop = text.indexOf('}', Math.max(text.indexOf('*/', at), at))
    return {
      at,
      message: 'Notes to other writers can’t stand in a page: visitors’ browsers never need them.',
      help: 'Delete it, and write the note where you propose the change.',
      blank: [[at, stop < 0 ? lineEnd : stop + 1]],
    }
  }
  if (close < 0) {
    return {
      at,
      message: 'The curly bracket { has a meaning of its own and can’t stand in words.',
      help: 'Write ( instead, or \\{ if visitors must see it.',
      blank: [[at, end]],
    }
  }
  if (isDouble) return {at, ...mergeField(short(words)), blank: [[at, end]]}
  if (/(?:\\[a-z]+(?:\{[^{}\n]*\})?|[\^_])$/i.test(text.slice(0, at)))
    return {
      at,
      message: 'A page shows no formulas, so visitors would see their signs.',
      help: 'Say it in words, or with signs like ½, ² and ×.',
      blank: [[at, end]],
    }
  if (/^#[\w-]+$/.test(inner) && /(?:^|\n)#+ [^\n]*$/.test(text.slice(0, at)))
    return {
      at,
      message: `A heading needs no ${words}: links find it by its words.`,
      help: `Delete ${words}`,
      blank: [[at, end]],
    }
  const [, tag = ''] = /^([A-Z]\w*)(?: +\w+="[^"]*")* *\/?$/.exec(inner) ?? []
  if (components.has(tag))
    return {
      at,
      message: 'A tag stands between < and />, and not in curly brackets.',
      ...written(words, `<${inner.replace(/ *\/$/, '')} />`),
      blank: [[at, end]],
    }
  // As records have it: `{email}`.
  const own = fieldTag(inner, components)
  if (own)
    return {
      at,
      message: 'Curly brackets are for records. A page has a tag for it.',
      ...written(words, own),
      blank: [[at, end]],
    }
  // Only fields of records have such names, and a page knows none of them.
  if (/^[a-z]+(?:[A-Z][a-z]+)+$/.test(inner))
    return {
      at,
      message: `${words} is a name that records have, and a page can’t show what it stands for.`,
      help: 'Write the words or the number that it stands for.',
      blank: [[at, end]],
    }
  if (isMergeField(inner.replace(/^\$/, ''))) return {at, ...mergeField(short(words)), blank: [[at, end]]}
  const mark = /:contentReference\[[^\]\n]*\]$/.exec(text.slice(0, at))
  if (mark)
    return {
      at: mark.index,
      message: 'A writing assistant left this mark.',
      help: `Delete ${mark[0]}${short(words)}`,
      blank: [[at, end]],
    }
  return {
    at,
    message: `Curly brackets are for code, so ${short(words)} can’t stand in a page.`,
    ...(inner && !/[.(=[]/.test(inner) && isHeld(text.slice(0, at), text.slice(end).split('\n', 1)[0] ?? '')
      ? written(words, inner)
      : insteadOf(words, inner)),
    blank: [[at, end]],
    // Code may do harm, or be a secret: only plain words are kept as words.
    ...(/^[\w ’'-]+$/.test(inner) && {mend: {start: at, end, text: `\\{${words.slice(1, -1)}\\}`}}),
  }
}

function insteadOf(words: string, inner: string): Advice {
  if (/[.(=[]/.test(inner)) return {help: 'Delete it.'}
  if (!inner) return {help: 'Delete both brackets.'}
  return {...written(words, `(${inner})`), help: `To keep these brackets: \\{${inner}\\}`}
}

/** Whether what stands there needs no brackets of its own: it is inside round ones, or right between others or quotation marks. */
function isHeld(before: string, after: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const isInRound = line.lastIndexOf('(') > line.lastIndexOf(')') && /^[^(]*\)/.test(after)
  return isInRound || pairs.some(([open, close]) => line.endsWith(open) && after.startsWith(close))
}

const pairs = [
  ['[', ']'],
  ['“', '”'],
  ['‘', '’'],
  ['"', '"'],
] as const

const short = (words: string) => (words.length > 40 ? `${words.slice(0, 40)}…` : words)
