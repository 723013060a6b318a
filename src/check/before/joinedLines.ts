import type {Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {spaces} from '../spaces.ts'
import {type Change, changesSince, withoutSpaces} from './changesSince.ts'

/** The start of a line that can't stand behind other words: a point of a list, or a heading. */
const ownLine = /^\s*(?:[-*+] |\d{1,2}[.)] |#+ )/

/** Advice on two lines that were joined into one, where the second began a point of a list or a heading. */
export function joinedLines({pages, content, before}: SiteFiles): Problem[] {
  const texts = [...pages, ...[...content.values()].map(({name, text}) => ({file: `content/${name}`, text}))]
  return texts.flatMap(({file, text}) => {
    const old = before?.(file, text)
    return old === undefined ? [] : changesSince(old, text).flatMap((change) => explainJoined(file, change) ?? [])
  })
}

function explainJoined(file: string, {at, was, is}: Change): Problem | undefined {
  const [first = '', second = '', ...more] = was.filter((line) => line.trim() !== '')
  const [line = '', ...others] = is.filter((each) => each.trim() !== '')
  if (others.length > 0 || more.length > 0 || !ownLine.test(second)) return undefined
  if (withoutSpaces([first, second]) !== withoutSpaces([line])) return undefined
  const indent = second.search(/\S/)
  return {
    file,
    line: at + 1,
    column: line.lastIndexOf(second.trim()) + 1,
    message: 'Two lines have run together here.',
    help: `Press Enter before ${second.trim()}${indent > 0 ? ` – and let that begin with ${spaces(indent)}` : ''}`,
    warning: true,
    rule: 'changes',
  }
}
