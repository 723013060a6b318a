import {type Document, isNode, isScalar, visit} from 'yaml'
import type {Finding} from '../../finding.ts'
import {placeOf} from '../../places.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

/** How many people come, and nothing else. */
const people = /^(?:groups of |for )?(\d+) ?(?:to|[-–]) ?(\d+) people\.?$/i

const lastNumber = /\d+(?=\D*$)/

/** How many people a record of another file says of all of a kind, as “12 to 20 people” of “Group Workshops”. */
interface Said {
  file: string
  title: string
  words: string
  from: number
  to: number
  at: number
  line: number
}

/** How many fit in, `capacity`, is what a record of another file says of all of its kind. Fewer may come; more can’t. */
export function saidCapacity(file: ContentFile, {content}: SiteFiles): Finding[] {
  return [...content.values()].flatMap((kind) => {
    const fit = kind.records.map(({value}) => value.capacity)
    if (fit.length < 3 || !fit.every((each) => typeof each === 'number')) return []
    const others = [...content.values()].filter((each) => each !== kind)
    return others
      .flatMap((each) => saidOf(kind.name.replace(/\.yaml$/, ''), each))
      .flatMap((said): Finding[] => {
        const odd = fit.flatMap((each, index) => (each < said.from || each > said.to ? [index] : []))
        const [index] = odd
        if (index !== undefined && odd.length === 1)
          return file === kind ? [tellOf(file, index, Number(fit[index]), said)] : []
        const most = Math.max(...fit)
        if (file.name !== said.file || odd.length > 0 || most === said.to) return []
        return [
          {
            at: said.at,
            message: `This says ${said.words} of ${said.title}, and content/${kind.name} has room for ${most} at most.`,
            help: `If that is right, write here: ${said.words.replace(lastNumber, String(most))}. If not, correct the capacity there.`,
            warning: true,
          },
        ]
      })
  })
}

function tellOf(file: ContentFile, index: number, own: number, {words, title, ...said}: Said): Finding {
  return {
    at: fieldAt(file, index, 'capacity'),
    message: `This is ${own} people, and content/${said.file}, line ${said.line}, says ${words} of ${title}.`,
    help: `If that is right, write here a number from ${said.from} to ${said.to}. If not, write there: ${words.replace(own < said.from ? /\d+/ : lastNumber, String(own))}`,
    warning: true,
  }
}

/** What the records of a file say whose title ends in the name of that kind. */
function saidOf(kind: string, {name, text, document, records}: ContentFile): Said[] {
  return records.flatMap(({value: {title}}, index) =>
    new RegExp(`(?:^| )${kind}$`, 'i').test(String(title))
      ? wordsOf(document, index).flatMap(({words, at}) => {
          const [, from, to] = people.exec(words) ?? []
          if (!from || !to) return []
          const said = {from: Number(from), to: Number(to), at, line: placeOf(text, at).line}
          return [{file: name, title: String(title), words, ...said}]
        })
      : [],
  )
}

function wordsOf(document: Document, index: number): {words: string; at: number}[] {
  const record = document.getIn([index], true)
  const found: {words: string; at: number}[] = []
  if (isNode(record))
    visit(record, {
      Scalar(key, node) {
        if (key !== 'key' && isScalar(node) && typeof node.value === 'string')
          found.push({words: node.value, at: node.range?.[0] ?? 0})
      },
    })
  return found
}
