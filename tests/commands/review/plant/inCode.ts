import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {addressOf} from '../../../../src/commands/review/readPages.ts'
import {publishedPages} from '../../../publishedPages.ts'
import {type Edit, type Expected, line, singleLines} from './edit.ts'

/** Words in components and in the frame that somebody writes in the code, and code that says no other word. */
export function codeEdits(root: string): Edit[] {
  const pages = publishedPages(join(root, 'pages')).map((name) => ({
    page: addressOf(`pages/${name}`),
    text: readFileSync(join(root, 'pages', name), 'utf8'),
  }))
  const shownOn = (name: string) =>
    pages.flatMap(({page, text}) => {
      const times = text.split(`<${name} `).length - 1
      return times > 0 ? [{page, times}] : []
    })
  return [
    ...filesOf(root, 'components').flatMap(({file, name, text}): Edit[] => {
      const places = shownOn(name)
      if (places.length === 0) return []
      const expect = (what: 'words' | 'link text', words: string): Expected[] =>
        places.map((place) => ({...place, what, how: 'changed', words}))
      return [
        ...singleLines(text).flatMap((each): Edit[] => {
          const label = /^ *<dt>\{labels\.\w+\}<\/dt>$/.test(each)
          const button = /^ *\{labels\.(reserve|register|donate|apply)\}$/.test(each)
          const plain = /^ *<p>\{(\w+\.)?(description|details)\}<\/p>$/.test(each)
          return [
            ...(label
              ? line(
                  'reword a label of a component',
                  file,
                  each,
                  each.replace('</dt>', ' of zebras</dt>'),
                  expect('words', 'of zebras'),
                )
              : []),
            ...(button
              ? line(
                  'reword a button of a component',
                  file,
                  each,
                  `${each.replace('{', 'Perhaps {')}`,
                  expect('link text', 'Perhaps'),
                )
              : []),
            ...(plain ? line('change a component’s markup', file, each, each.replaceAll(/(?<=<\/?)p>/g, 'div>')) : []),
          ]
        }),
        ...restyle('restyle a component', file, text),
        ...singleLines(text)
          .filter((each) => /^export function /.test(each))
          .flatMap((each) => line('comment in a component', file, each, `// For whoever edits this.\n${each}`)),
      ]
    }),
    ...['src/frame', 'src/document', 'src/browser']
      .flatMap((folder) => filesOf(root, folder))
      .flatMap(({file, text}): Edit[] => [
        ...singleLines(text)
          .filter((each) => /^ *<p>\{labels\.news\}<\/p>$/.test(each))
          .flatMap((each) =>
            line('reword the frame', file, each, each.replace('</p>', ' Zebras read it too.</p>'), [
              {frame: 'words', how: 'added', words: 'Zebras read it too.'},
            ]),
          ),
        ...singleLines(text)
          .filter((each) => /^ *<h2>\{labels\.needHelp\}<\/h2>$/.test(each))
          .flatMap((each) =>
            line('reword the frame', file, each, each.replace('</h2>', ' Now</h2>'), [
              {frame: 'heading', how: 'renamed', words: 'Now'},
            ]),
          ),
        ...restyle('restyle the frame', file, text),
      ]),
  ]
}

function restyle(kind: string, file: string, text: string): Edit[] {
  return singleLines(text)
    .filter((each) => /^ +gap: space\[\d\],$/.test(each))
    .flatMap((each) =>
      line(
        kind,
        file,
        each,
        each.replace(/\d/, (size) => String((Number(size) % 6) + 1)),
      ),
    )
}

function filesOf(root: string, folder: string): {file: string; name: string; text: string}[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => ({
      file: `${folder}/${name}`,
      name: name.replace('.tsx', ''),
      text: readFileSync(join(root, folder, name), 'utf8'),
    }))
}
