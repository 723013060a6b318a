import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse} from 'yaml'
import type {ProjectCopy} from './copyProject.ts'
import {writeEverything} from './e2e/everything.ts'
import {litter} from './litter.ts'
import {sectionFolder, sectionPages, writeSection} from './writeSection.ts'

/** The name of the charity in the changed site, by which tests recognise its pages. */
export const changedSiteName = 'Twelvesides Anew'

/** The address of an added page without components. */
export const plainMarkdownPage = 'a-page-of-plain-markdown'

const files = {
  'components/JoinButton.tsx': `
import type {Label} from './ui/kinds.ts'

interface JoinButtonProps {
  /** The words on the button. */
  children: Label
}

/** A button of a new kind. */
export function JoinButton({children}: JoinButtonProps) {
  return <button type="button">{children}</button>
}
`,
  'components/NewsBand.tsx': `
import type {ReactNode} from 'react'
import type {Band} from './ui/kinds.ts'

interface NewsBandProps {
  /** A sentence. */
  children: ReactNode
}

/** A band of a new kind. */
export function NewsBand({children}: NewsBandProps): Band {
  return <aside>{children}</aside>
}
`,
  'components/AllCohorts.tsx': `
import cohorts from '../content/cohorts.yaml'

/** Every cohort in short. */
export function AllCohorts() {
  return <ul>{cohorts.map(({id, title}) => <li key={id}>{title}</li>)}</ul>
}
`,
  'content/books.yaml': '# Books that we lend.\n\n- id: first-book\n  title: The first book\n  pages: 96\n',
  'content/books.schema.ts': `import {z} from 'zod'
import {id, records, text, wholeNumber} from './fields.ts'

/** A book that we lend. */
export default records('book', 'book', z.strictObject({id: id(), title: text('Money, made plain'), pages: wholeNumber(120)}))
`,
  'components/BookCard.tsx': `import books from '../content/books.yaml'
import {findRecord} from './ui/findRecord.ts'

interface BookCardProps {
  /** The book's \`id\` in \`content/books.yaml\`. */
  book: string
}

/** One book that we lend. */
export function BookCard({book: id}: BookCardProps) {
  const {title, pages} = findRecord(books, id, 'content/books.yaml')
  return (
    <p>
      {title.toUpperCase()} has {pages.toFixed()} pages.
    </p>
  )
}
`,
}

const notice = '\n- id: added\n  text:\n    - Nobody is here today.\n    - Ring {phone}.\n'

/**
 * Adds something of every kind (pages, components, records, pictures) to a copy of the project, as an author
 * would.
 */
export function addEverything(copy: ProjectCopy, day: string) {
  const change = (file: string, from: RegExp, to: string) =>
    copy.write(file, copy.read(file).replace(from, to))
  writeSection(copy)
  writeEverything(copy)
  for (const folder of ['pages', 'content', 'public'])
    for (const name of litter) writeFileSync(join(copy.folder, folder, name), 'Left behind, and <no page.')
  for (const [file, text] of Object.entries(files)) copy.write(file, text)
  const [track] = parse(copy.read('content/tracks.yaml'))
  for (const name of [plainMarkdownPage, 'added']) {
    const page = readFileSync(join(import.meta.dirname, `added/${name}.mdx`), 'utf8')
    copy.write(`pages/${name}.mdx`, page.replace('the-first-track', track.id))
  }
  change('content/notices.yaml', /$/, notice)
  const draft = copy.read(`pages/${sectionPages[0]?.path}.mdx`)
  copy.write(
    `pages/${sectionFolder}/draft.mdx`,
    draft.replace(
      /^title: .*\ndescription: .*$/m,
      'title: Not yet\ndescription: Being written.\ndraft: true',
    ),
  )
  const announced = [
    ['It is today.', -2, 2],
    ['It was.', -9, -3],
    ['It will be.', 3, 9],
  ] as const
  copy.write(
    'content/announcement.yaml',
    announced.map(([words, ...days]) => announcement(words, day, days)).join(''),
  )
  change('pages/programs.mdx', /<CohortCard .*\/>/, '')
  change('pages/about.mdx', /^import .*\n/gm, '')
  change('content/routes.yaml', /\n*$/, '\n- address: /old/courses\n  to: /programs\n')
  change('content/site.yaml', /^placeholders:.*\n(?: +- .*\n)*/m, 'placeholders: []\n\n')
  change('content/site.yaml', /^name: .*$/m, `name: ${changedSiteName}`)
  // Changes a label that every script contains, so that the hash in the file name of every script changes.
  change('content/labels.yaml', /^goodToKnow: .*$/m, '$& anew')
}

function announcement(words: string, today: string, days: readonly number[]): string {
  const [from, until] = days.map((days) =>
    new Date(Date.parse(today) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  )
  return `- words: ${words}\n  link: Ask us\n  to: /about\n  from: ${from}\n  until: ${until}\n`
}

/** Moves the page with the contact form to another address, updates all links to it, and adds a redirect. */
export function renameContact(copy: ProjectCopy) {
  renameSync(join(copy.folder, 'pages/contact.mdx'), join(copy.folder, 'pages/talk-to-us.mdx'))
  for (const folder of ['pages', 'content'])
    for (const name of readdirSync(join(copy.folder, folder), {recursive: true, encoding: 'utf8'})) {
      if (!/\.(mdx|yaml)$/.test(name)) continue
      const text = copy.read(`${folder}/${name}`)
      copy.write(`${folder}/${name}`, text.replace(/(\(|to: |help: |in: pages)\/contact\b/g, '$1/talk-to-us'))
    }
  const routes = copy.read('content/routes.yaml')
  copy.write('content/routes.yaml', routes.replace(/^- address: \/contact$/m, '$&\n  to: /talk-to-us'))
}
