import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {readContentFolder} from '../../../../src/site/content/contentFolder.ts'
import {type Edit, line} from './edit.ts'

/** Cards of a page that change places, and cards that show another record. */
export function cardEdits(root: string, text: string, file: string, page: string, random: () => number): Edit[] {
  const cards = [...text.matchAll(/^ +<(\w+Card) \w+="([\w-]+)" \/>$/gm)]
    .map(([whole, name = '', id = '']) => ({whole, name, id}))
    .filter(({name}) => readFileSync(join(root, `components/${name}.tsx`), 'utf8').includes('<h3'))
  return cards.flatMap(({whole, name, id}, place): Edit[] => {
    const next = cards[place + 1]
    const others = sameKind(root, id).filter((other) => !text.includes(`"${other.id}"`))
    const other = others[Math.floor(random() * others.length)]
    return [
      ...(next?.name === name
        ? line(
            'swap two cards',
            file,
            `${whole}\n${next.whole}`,
            `${next.whole}\n${whole}`,
            // Either may be the one that moved.
            [{page, what: 'heading', how: 'moved', words: ''}],
            [{how: 'moved'}],
          )
        : []),
      ...(other
        ? line(
            'show another record in a card',
            file,
            whole,
            whole.replace(`"${id}"`, `"${other.id}"`),
            [{page, what: 'heading', how: 'renamed', words: other.title}],
            [{what: 'words'}, {what: 'link'}, {what: 'link text'}, {what: 'link target'}],
          )
        : []),
    ]
  })
}

/** The records of the file that a record is in, by what heads their cards. */
function sameKind(root: string, id: string): {id: string; title: string}[] {
  const files = [...readContentFolder(root).content.values()]
  const records = files.find((each) => each.records.some((record) => record.id === id))?.records ?? []
  return records.map((record) => ({id: record.id, title: String(record.value.title ?? record.value.name)}))
}
