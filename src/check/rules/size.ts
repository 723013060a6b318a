import {linesOf} from '../places.ts'
import type {Rule} from '../rule.ts'

const most = 600

/** A page is short enough to be read. */
export const size: Rule = {
  name: 'size',
  check(page) {
    const lines = linesOf(page.text)
    if (lines.length <= most) return []
    return [
      {
        at: lines[most]?.start ?? 0,
        message: `This page has ${lines.length} lines: too long to read on a phone.`,
        help: 'Move a part of it to a page of its own.',
        warning: true,
      },
    ]
  },
}
