import {slug} from 'github-slugger'
import {type Edit, line, singleLines} from './edit.ts'

/** Headings, lists, tables, cards and whole sections of a page. */
export function structureEdits(
  text: string,
  file: string,
  page: string,
  linked: Set<string>,
  questions: Map<string, string>,
): Edit[] {
  const lines = singleLines(text)
  return [
    ...lines
      .filter((each) => /^### /.test(each))
      .flatMap((each) =>
        line('change a heading’s level', file, each, each.replace('###', '##'), [
          {page, what: 'heading level', how: 'changed', words: 'heading 2'},
        ]),
      ),
    ...lists(text, file, page),
    ...lines
      .filter((each) => /^\| \w.* \|$/.test(each) && !each.includes('---'))
      .flatMap((each) => {
        const [, cell = ''] = /^\| [^|]* \| ([^|[]+?) \|/.exec(each) ?? []
        return cell
          ? line('change a cell of a table', file, each, each.replace(`| ${cell} |`, '| Only zebras know |'), [
              {page, what: 'words', how: 'changed', words: 'Only zebras know'},
            ])
          : []
      }),
    ...sections(text, file, page, linked),
    ...cards(text, file, page, questions),
  ]
}

/** A bulleted list that is numbered, and the other way round. */
function lists(text: string, file: string, page: string): Edit[] {
  return [...text.matchAll(/(?<=\n\n)(?:- [^\n]+\n){2,}(?=\n)/g)].flatMap(([list]): Edit[] => {
    if (text.split(list).length !== 2) return []
    let number = 0
    const to = list.replace(/^- /gm, () => `${++number}. `)
    const first = (/^- ([\p{L} ]{6,})/u.exec(list)?.[1] ?? '').trim()
    if (!first) return []
    return [
      {kind: 'number a list', file, from: list, to, expected: [{page, what: 'look', how: 'changed', words: first}]},
    ]
  })
}

/** A section that goes, and one that changes places with its neighbour. */
function sections(text: string, file: string, page: string, linked: Set<string>): Edit[] {
  const parts = text.split(/^(?=## )/m).slice(1)
  return parts.flatMap((part, index): Edit[] => {
    const heading = part.slice(3, part.indexOf('\n'))
    if (linked.has(slug(heading)) || text.split(part).length !== 2) return []
    const next = parts[index + 1] ?? ''
    // Of two sections that change places, the one with fewer words has moved; what components say is not to be seen here.
    const isShort = next.length > part.length * 2 && !/</.test(part + next)
    const follows = (how: 'removed' | 'moved'): Edit['follows'] =>
      (['words', 'heading', 'button', 'link', 'label', 'accessible name', 'image', 'toast'] as const).map((what) => ({
        what,
        how,
      }))
    return [
      {
        kind: 'delete a section',
        file,
        from: part,
        to: '',
        expected: [{page, what: 'heading', how: 'removed', words: heading}],
        follows: follows('removed'),
      },
      ...(isShort
        ? [
            {
              kind: 'move a section',
              file,
              from: part + next,
              to: next + part,
              expected: [{page, what: 'heading' as const, how: 'moved' as const, words: heading}],
              follows: follows('moved'),
            },
          ]
        : []),
    ]
  })
}

/** A question taken off its page. */
function cards(text: string, file: string, page: string, questions: Map<string, string>): Edit[] {
  return singleLines(text).flatMap((each) => {
    const words = questions.get(/^ +<Faq faq="([\w-]+)" \/>$/.exec(each)?.[1] ?? '')
    return words
      ? line('take a question off a page', file, each, '', [{page, what: 'words', how: 'removed', words}])
      : []
  })
}
