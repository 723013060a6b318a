import {basename} from 'node:path'
import {z} from 'zod'
import {titleOf} from '../edit/add/offers.ts'
import {kinds, nameOfKind} from '../edit/add/record.ts'
import {editablesOf} from '../edit/editables.ts'
import type {Editor} from '../edit/editor.ts'
import {asks, type Editable} from '../edit/protocol.ts'
import {readText, whyNotHere} from '../edit/writeFile.ts'
import type {Asks, Behind, ShownRecord} from '../editor/asks.ts'
import {interpolate, recordOf, type SiteFiles, startOf, tagsOf} from '../site/index.ts'
import {versionOf} from './marks.ts'

type Answers = {[Name in keyof Asks]: (give: Asks[Name]['give']) => Asks[Name]['get'] | Promise<Asks[Name]['get']>}

interface Server {
  root: string
  /** Base path of every address: `/`, or the folder of a port forward. */
  base: string
  editor: Editor
}

/** Returns the handler of requests from pages in the editor; throws for unknown or invalid requests. */
export function answersOf({root, base, editor}: Server): (name: string, give: unknown) => unknown {
  const answers: Answers = {
    places: ({file}) => ({version: versionIn(root, file), places: editor.editables(file)}),
    behind: ({file, start}) => ({version: versionIn(root, file), behind: behind(editor.site(), file, start)}),
    find({words}) {
      const site = editor.site()
      return [...site.content.keys()]
        .flatMap((name) => editablesOf(site, `content/${name}`))
        .filter((place) => place.kind === 'text' && plain(interpolate(place.text, site.content)) === plain(words))
    },
    also: ({span}) => editor.places(span).map((place) => ({...place, address: base + place.address.slice(1)})),
    save: (change) => editor.save(change),
    done: () => editor.done(),
    undo: ({id}) => editor.undo(id),
    redo: ({id}) => editor.redo(id),
    adding: () => editor.adding(),
    targets: () => editor.targets(),
    fits: ({below, pieces}) => editor.fits(below, pieces),
    proposal: () => editor.proposal(),
    propose: ({sentence}) => editor.propose(sentence),
    push: ({branch}) => editor.push(branch),
    latest: () => editor.latest(),
  }

  return (name, give) => {
    if (!isAsk(name)) throw new Error('Unknown request.')
    const read = asks[name].safeParse(give)
    if (!read.success) throw new Error(z.prettifyError(read.error))
    // TypeScript cannot relate the parsed parameters to the handler of the same name.
    return answers[name](read.data as never)
  }
}

function isAsk(name: string): name is keyof Asks {
  return Object.hasOwn(asks, name)
}

function versionIn(root: string, file: string): string {
  const refused = whyNotHere(root, file)
  if (refused) throw new Error(refused.reason)
  return versionOf(readText(root, file) ?? '')
}

/** Returns the editable texts and records of the component whose tag starts at the offset `start`. */
function behind(site: SiteFiles, file: string, start: number): Behind | undefined {
  const page = site.pages.find((each) => each.file === file)
  const tag = page && tagsOf(page).find((each) => startOf(each) === start)
  if (!tag?.name) return undefined
  const component = site.components.get(tag.name)
  const named = recordOf(tag)
  const records = [
    ...(named ? [{name: named.file, id: named.id}] : []),
    ...(component?.fullyShownFiles ?? []).map((name) => ({name, id: undefined})),
  ]
  return {
    name: tag.name,
    title: titleOf(tag.name, site),
    purpose: component?.purpose ?? '',
    places: editablesOf(site, file).filter((place) =>
      place.kind === 'text' || (place.kind === 'locked' && place.owner)
        ? place.owner?.of === 'component' && place.owner.at === start
        : place.span.start === start,
    ),
    records: records.flatMap(({name, id}) => recordsIn(site, name, id)),
    ...(named && kinds.includes(named.attribute.name) && {shows: shownBy(site, named)}),
  }
}

function shownBy(site: SiteFiles, {file, id, attribute}: NonNullable<ReturnType<typeof recordOf>>): Behind['shows'] {
  const block = editablesOf(site, `content/${file}`).find((each) => each.kind === 'block' && each.name === id)
  return {
    kind: attribute.name,
    name: nameOfKind(attribute.name),
    ...(block?.kind === 'block' && block.can.includes('remove') && {record: block.span}),
  }
}

/** Returns the record with the id `wanted`, or all records of a file. */
function recordsIn(site: SiteFiles, name: string, wanted: string | undefined): ShownRecord[] {
  const file = `content/${basename(name)}`
  const found = new Map<string, Editable[]>()
  for (const place of editablesOf(site, file)) {
    const owner = place.kind === 'text' || place.kind === 'locked' ? place.owner : undefined
    if (owner?.of !== 'record' || owner.id === undefined || (wanted !== undefined && owner.id !== wanted)) continue
    found.set(owner.id, [...(found.get(owner.id) ?? []), place])
  }
  return [...found].map(([id, places]) => ({file, id, places}))
}

/** Normalises text for comparison, as pages change some dashes and spaces when they render it. */
function plain(words: string): string {
  return words.replace(/\s+/g, ' ').replace(/–/g, '-').trim()
}
