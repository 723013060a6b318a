import type {ListItem} from 'mdast'
import {nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import type {Finding, Rule} from '../rule.ts'

/** A point of a list that lost its sign: it goes on in the point above, where every other point has one line. */
export const lostPoints: Rule = {
  name: 'lostPoints',
  quietBeside: ['lists'],
  check: (page) => [
    ...twoInOne(page),
    ...nodesOf(page, 'list').flatMap(({children, ordered}): Finding[] => {
      const [long, ...more] = children.filter((item) => linesOfPoint(item, page).length > 1)
      if (ordered || !long || more.length > 0 || children.length < 3) return []
      const [first = '', second = '', ...others] = linesOfPoint(long, page)
      // A line that stands further right belongs to the point, and words in small letters go on.
      if (
        others.length > 0 ||
        !(/^(?:\p{Extended_Pictographic}\ufe0f? ?)?[“‘]?\p{Lu}/u.test(second) || beginsAlike(second, children, page)) ||
        /[,:;–—-]$/.test(first)
      )
        return []
      const sign = page.text[startOf(long)] ?? '-'
      return [
        {
          at: startOf(long) + sourceOf(page.text, long).indexOf(`\n${second}`) + 1,
          // What leads on to points is none.
          ...(second.endsWith(':')
            ? {
                message: 'Visitors read this line as a part of the point above.',
                help: 'Write it above the list, or leave an empty line above it.',
              }
            : {
                message: `The ${sign} is missing in front of this line, so visitors read it as a part of the point above.`,
                write: `${sign} ${second.replace(/^\p{Extended_Pictographic}\ufe0f? ?/u, '')}`,
              }),
          warning: true,
        },
      ]
    }),
  ],
}

/** `- A certificate - Someone to ask`: the line between two points was lost, in a list without such hyphens elsewhere. */
function twoInOne(page: Page): Finding[] {
  const hyphen = / - (?=\p{Lu}\p{Ll}+ \p{Ll})/u
  return nodesOf(page, 'list').flatMap(({children, ordered}): Finding[] => {
    const [item, ...more] = children.filter((each) => linesOfPoint(each, page).some((line) => hyphen.test(line)))
    const [line, ...others] = item ? linesOfPoint(item, page) : []
    const at = line?.search(hyphen) ?? -1
    if (ordered || !item || !line || more.length + others.length > 0 || children.length < 2 || at < 0) return []
    const [before, after] = [line.slice(0, at), line.slice(at + 3)]
    if ([before, after].some((words) => words.split(' ').length < 3)) return []
    return [
      {
        at: startOf(item) + sourceOf(page.text, item).indexOf(line) + at + 1,
        message: 'Two points of the list stand on one line, so visitors read them as one.',
        help: `Write the second on a line of its own: ${page.text[startOf(item)]} ${after}`,
        warning: true,
      },
    ]
  })
}

/** Whether words begin with the word that every point of a list begins with: “to ask”, “to correct it”. */
function beginsAlike(words: string, points: ListItem[], page: Page): boolean {
  const firstOf = (line = '') => line.replace(/^\W+/, '').split(' ')[0]
  return points.every((point) => firstOf(linesOfPoint(point, page)[0]) === firstOf(words))
}

function linesOfPoint(item: ListItem, page: Page): string[] {
  const [words, ...more] = item.children
  return words?.type === 'paragraph' && more.length === 0 ? sourceOf(page.text, words).split(/\r?\n/) : []
}
