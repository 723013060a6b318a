import {linesIn, type Shown, shownOn} from '../page/shown.ts'
import {thing} from '../page/thing.ts'
import type {Finding, Rule} from '../rule.ts'

/** Lines that are no sentences, as of an address or of hours: on a page they run together into one. */
export const runOnLines: Rule = {
  name: 'runOnLines',
  quietBeside: 'any',
  check: (page) =>
    shownOn(page).flatMap((block): Finding[] => {
      const lines = linesIn(block.words)
      // A line that ends in two spaces or a backslash is broken on purpose.
      if (block.node.type !== 'paragraph' || hasMore(block) || lines.length < 2) return []
      const apart = lines.slice(0, -1).filter(({text}) => !/[.!?:;,…)”’–-]$/.test(text))
      if (apart.length < lines.length - 1) return []
      const labelled = lines.every(({text}) => /^\p{Lu}[\p{L}’ -]{1,24}: ?\S/u.test(text))
      const short = lines.length > 2 && lines.every(({text}) => /^[\p{Lu}\d]/u.test(text) && isShort(text))
      if (!labelled && !short) return []
      return [
        {
          at: block.at(lines[0]?.index ?? 0),
          message: `These ${lines.length} lines run together: visitors read them as one.`,
          help: 'Write - in front of each for a list, or a \\ at the end of each but the last.',
          warning: true,
        },
      ]
    }),
}

/** Whether there is more than words: links and buttons are often one to a line. */
function hasMore({words, links, node}: Shown): boolean {
  return words.includes(thing) || links.length > 0 || node.children.some(({type}) => type === 'break')
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= 5
}
