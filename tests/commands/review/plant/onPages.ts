import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {slug} from 'github-slugger'
import type {Happening, Subject} from '../../../../src/commands/review/model.ts'
import {addressOf} from '../../../../src/commands/review/readPages.ts'
import {readContentFile} from '../../../../src/site/content/contentFile.ts'
import {publishedPages} from '../../../publishedPages.ts'
import {loosePages} from './base.ts'
import {cardEdits} from './cards.ts'
import {backwards, type Edit, type Expected, line, singleLines} from './edit.ts'
import {pieceEdits} from './piecesOfPages.ts'
import {structureEdits} from './structure.ts'
import {topEdits} from './tops.ts'

/** Words, links, pictures and attributes of pages. */
export function wordEdits(root: string, random: () => number): Edit[] {
  const linked = placesLinkedTo(root)
  const questions = questionsOf(root)
  return publishedPages(join(root, 'pages')).flatMap((name): Edit[] => {
    // What becomes of these is another edit.
    if (loosePages.some((each) => name === `${each}.mdx`)) return []
    const file = `pages/${name}`
    const page = addressOf(file)
    const text = readFileSync(join(root, file), 'utf8')
    const lines = singleLines(text)
    const expect = (what: Subject, how: Happening, words: string): Expected[] => [{page, what, how, words}]
    return [
      ...sentenceEdits(text, file, page, random),
      ...structureEdits(text, file, page, linked, questions),
      ...pieceEdits(text, file, page),
      ...topEdits(text, file, page),
      ...cardEdits(root, text, file, page, random),
      ...lines
        // A link to a heading that is called otherwise stops the build.
        .filter((each) => /^## /.test(each) && !linked.has(slug(each.slice(3))))
        .flatMap((each) =>
          line(
            'rename a heading',
            file,
            each,
            '## Something else entirely',
            expect('heading', 'renamed', 'Something else entirely'),
          ),
        ),
      ...lines
        .filter((each) => /^\[.*\]\(\/[a-z-]*\)$/.test(each))
        .flatMap((each) => [
          ...line(
            'retarget a link',
            file,
            each,
            each.replace(/\(.*\)/, '(/terms#donations)'),
            expect('link target', 'changed', '/terms#donations'),
          ),
          ...line(
            'reword a link',
            file,
            each,
            each.replace(/\[.*\]/, '[Have a look at this]'),
            expect('link text', 'changed', 'Have a look at this'),
          ),
        ]),
      ...lines
        .filter((each) => each.startsWith('!['))
        .flatMap((each) =>
          line(
            'change an alt text',
            file,
            each,
            each.replace(/\[.*\]/, '[Two people at a table]'),
            expect('alt text', 'changed', 'Two people at a table'),
          ),
        ),
      ...lines
        .filter((each) => /^\s*<\w+ \w+="[^"]*" \w+="[^"]*".*>$/.test(each))
        .flatMap((each) => line('reorder props', file, each, each.replace(/(\w+="[^"]*") (\w+="[^"]*")/, '$2 $1'))),
      ...lines
        .filter((each) => each.startsWith('import '))
        .slice(0, 2)
        .flatMap((each) => line('lose an import', file, each, '')),
      ...lines
        .filter((each) => /^ *<Toast(Button|Link) toast="[\w-]+"[^>]*>[^<]+</.test(each))
        .flatMap((each) => {
          const [words = ''] = />([^<]+)</.exec(each)?.slice(1) ?? []
          const isLink = /^ *<ToastLink/.test(each)
          const [, about = ''] = /about="([^"]+)"/.exec(each) ?? []
          return [
            ...line(
              'reword a button',
              file,
              each,
              each.replace(`>${words}<`, '>Ask the zebras<'),
              expect(isLink ? 'link text' : 'button', 'changed', 'Ask the zebras'),
            ),
            ...(about
              ? line(
                  'change an attribute’s words',
                  file,
                  each,
                  each.replace(`"${about}"`, '"among zebras"'),
                  expect(isLink ? 'link text' : 'button', 'changed', 'among zebras'),
                )
              : []),
          ]
        }),
      ...toastEdits(text, file, page),
    ]
  })
}

/** A button that answers with another message. */
function toastEdits(text: string, file: string, page: string): Edit[] {
  const all = [...text.matchAll(/toast="([\w-]+)"/g)].map(([, id = '']) => id)
  return singleLines(text).flatMap((each) => {
    const [, id = ''] = /toast="([\w-]+)"/.exec(each) ?? []
    const other = 'get-started'
    if (!id || id === other || all.includes(other)) return []
    return line(
      'change a button’s message',
      file,
      each,
      each.replace(`"${id}"`, `"${other}"`),
      [{page, what: 'toast', how: 'changed', words: `(${other})`}],
      // What it says stands below the button for those without scripts.
      [{what: 'words', how: 'changed'}, {what: 'link'}],
    )
  })
}

function sentenceEdits(text: string, file: string, page: string, random: () => number): Edit[] {
  const plain = singleLines(text).filter((each) => /^[A-Z][^<[{|*`:]{25,}[.!?]$/.test(each))
  return plain.flatMap((each) => {
    const words = each.split(' ')
    words.splice(1 + Math.floor(random() * (words.length - 2)), 1, 'wonderful')
    const other = plain.find(
      (far) => far !== each && !text.includes(`${each}\n${far}`) && !text.includes(`${far}\n${each}`),
    )
    const moved = other ? text.replace(`\n${each}\n`, '\n').replace(`\n${other}\n`, `\n${other}\n${each}\n`) : text
    const alone = text.includes(`\n\n${each}\n\n`)
    const middle = /(?<= )\p{Ll}{4,}(?= )/u.exec(each)?.[0]
    const expect = (how: Happening, said: string): Expected[] => [{page, what: 'words', how, words: said}]
    return [
      ...line('change a sentence', file, each, words.join(' '), expect('changed', words.join(' '))),
      ...line('delete a sentence', file, each, '', expect('removed', each)),
      ...line(
        'insert a sentence',
        file,
        each,
        `${each}\nZebras know nothing of pensions.`,
        expect('added', 'Zebras know nothing of pensions.'),
      ),
      ...(other ? [{kind: 'move a sentence', file, from: text, to: moved, expected: expect('moved', each)}] : []),
      ...(alone ? [] : line('re-wrap', file, each, each.replace(/ (?=\S+ \S+$)/, '\n'))),
      ...(middle ? emphasis(file, page, each, middle) : []),
    ]
  })
}

/** Words in bold that were not, and the other way round. */
function emphasis(file: string, page: string, sentence: string, words: string): Edit[] {
  const bold = sentence.replace(` ${words} `, ` **${words}** `)
  const expect = (how: 'added' | 'removed'): Expected[] => [{page, what: 'look', how, words}]
  return [
    ...line('emphasise a word', file, sentence, bold, expect('added')),
    ...backwards(line('take an emphasis off', file, sentence, bold, expect('removed'))),
  ]
}

/** The names of all places that a page or a record leads to: `dates`, of `/programs#dates`. */
function placesLinkedTo(root: string): Set<string> {
  const texts = ['pages', 'content'].flatMap((folder) =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(mdx|yaml)$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  return new Set(texts.flatMap((text) => [...text.matchAll(/#([\w-]+)/g)].map(([, place = '']) => place)))
}

/** What each question asks, by its id. */
function questionsOf(root: string): Map<string, string> {
  const records = readContentFile('faqs.yaml', readFileSync(join(root, 'content/faqs.yaml'))).records
  return new Map(records.map(({id, value}) => [id, String(value.question)]))
}
