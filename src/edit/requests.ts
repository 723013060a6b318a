import {z} from 'zod'
import {
  interpolate,
  type Page,
  recordOf,
  type SiteFiles,
  startOf,
  type TagNode,
  tagsOf,
  versionOf,
} from '../site/index.ts'
import {type Api, api, type ComponentDetails} from './api.ts'
import {unshownRecordIds} from './blocks/insertBelow.ts'
import {editablesOf, textToEdit, whyNotEditable} from './editables.ts'
import type {Editor} from './editor.ts'
import {componentTitle} from './page/addable.ts'
import {fileTitle} from './pagesShowing.ts'
import type {Editable} from './protocol.ts'
import {addableKinds, nameOfKind} from './yaml/newRecord.ts'

type RequestHandlers = {
  [Name in keyof Api]: (params: Api[Name]['params']) => Api[Name]['result'] | Promise<Api[Name]['result']>
}

interface EditingServer {
  /**
   * The base path of the site in `npm run edit`: `/`, or the path at which a port forward serves the site.
   */
  base: string
  editor: Editor
}

/**
 * Returns the function that answers requests of the editor in the browser. It throws for an invalid request.
 */
export function createRequestHandler({
  base,
  editor,
}: EditingServer): (method: string, params: unknown) => unknown {
  const handlers: RequestHandlers = {
    listEditables: ({file}) => ({
      title: fileTitle(editor.site(), file),
      version: versionOf(textToEdit(editor.site(), file) ?? ''),
      editables: editor.listEditables(file),
    }),
    describeComponent: ({file, start}) => ({component: componentContents(editor.site(), file, start)}),
    findValues({text}) {
      const [site, wanted] = [editor.site(), comparableText(text)]
      const values = [...site.content.keys()].flatMap((name) =>
        editablesOf(site, `content/${name}`).flatMap((editable) =>
          editable.kind === 'text'
            ? [{editable, text: comparableText(interpolate(editable.text, site.content))}]
            : [],
        ),
      )
      const shown = values.filter(({text}) => text === wanted)
      const isWhole = shown.length > 0
      const found = isWhole
        ? shown
        : values.filter(({text}) => isPartOf(text.toLowerCase(), wanted.toLowerCase()))
      return {editables: found.map(({editable}) => editable), isWhole}
    },
    listPagesShowing({span}) {
      const pages = editor.listPagesShowing(span)
      if (pages === 'unknown') return pages
      return pages.map((page) => ({...page, address: base + page.address.slice(1)}))
    },
    saveChange: (change) => editor.save(change),
    listChanges: () => editor.listChanges(),
    undoChange: ({id}) => editor.undo(id),
    redoChange: ({id}) => editor.redo(id),
    listAddable: () => editor.listAddable(),
    describeAddress: ({file}) => editor.describeAddress(file),
    listLinkTargets: () => editor.listLinkTargets(),
    checkInsertions: ({below, insertions}) => editor.checkInsertions(below, insertions),
    async getProposal() {
      const sent = await editor.findSent()
      return {...editor.previewProposal(), ...(sent && {sent})}
    },
    propose: ({sentence}) => editor.propose(sentence),
    sendProposal: ({branch}) => editor.sendProposal(branch),
    getLatest: () => editor.getLatest(),
  }

  return (method, params) => {
    if (!Object.hasOwn(api, method)) throw new Error('Unknown request.')
    const known = method as keyof Api
    const read = api[known].params.safeParse(params)
    if (!read.success) throw new Error(z.prettifyError(read.error))
    const rejection = 'file' in read.data && whyNotEditable(editor.site(), read.data.file)
    if (rejection) throw new Error(rejection.reason)
    // TypeScript can't infer that `read.data` has the type that the handler of this name expects.
    return handlers[known](read.data as never)
  }
}

/**
 * Returns the editable texts and records of the component whose tag starts at the offset `start` of an MDX
 * file.
 */
function componentContents(site: SiteFiles, file: string, start: number): ComponentDetails | undefined {
  const page = site.pages.find((each) => each.file === file)
  const tag = page && tagsOf(page).find((each) => startOf(each) === start)
  if (!page || !tag?.name) return undefined
  const component = site.components.get(tag.name)
  const named = recordOf(tag)
  const isOwn = (editable: Editable) =>
    editable.kind === 'text' || (editable.kind === 'locked' && editable.owner)
      ? editable.owner?.kind === 'component' && editable.owner.at === start
      : editable.span.start === start
  const withLabel = (editable: Editable) =>
    editable.kind === 'text' && editable.source === 'attribute' && editable.key === named?.attribute.name
      ? {...editable, label: `Show a different ${nameOfKind(editable.key)} here`}
      : editable
  const records = [
    ...(named ? [{name: named.file, id: named.id}] : []),
    ...(component?.rendersAllOf ?? []).map((name) => ({name, id: undefined})),
  ]
  return {
    title: componentTitle(tag.name, site),
    purpose: component?.purpose ?? '',
    editables: [
      ...records.flatMap(({name, id}) => recordEditables(site, name, id)),
      ...editablesOf(site, file).filter(isOwn).map(withLabel),
    ],
    ...shownRecord(site, page, tag),
  }
}

/** Returns the kind of record that a component shows, if authors can add such records. */
function shownRecord(site: SiteFiles, page: Page, tag: TagNode): Pick<ComponentDetails, 'shows'> | undefined {
  const named = recordOf(tag)
  const prop = site.components.get(tag.name ?? '')?.props.find(({name}) => name === named?.attribute.name)
  if (!named || !prop || !tag.name || !addableKinds.includes(prop.name)) return undefined
  const {file, id} = named
  const block = editablesOf(site, `content/${file}`).find((each) => each.kind === 'block' && each.name === id)
  return {
    shows: {
      kind: prop.name,
      name: nameOfKind(prop.name),
      component: tag.name,
      hasUnshown: unshownRecordIds(prop, page, site).length > 0,
      ...(block?.kind === 'block' && block.actions.includes('remove') && {record: block.span}),
    },
  }
}

/**
 * Returns the editable fields of the record with the id `wanted`, or of every record, in a YAML file of
 * `content/`.
 */
function recordEditables(site: SiteFiles, name: string, wanted: string | undefined): Editable[] {
  return editablesOf(site, `content/${name}`).filter((each) => {
    const owner = each.kind === 'text' || each.kind === 'locked' ? each.owner : undefined
    return owner?.kind === 'record' && owner.id !== undefined && (wanted === undefined || owner.id === wanted)
  })
}

/** Normalises text for comparison, because rendered pages have other dashes and spaces than their source. */
function comparableText(words: string): string {
  return words.replace(/\s+/g, ' ').replace(/–/g, '-').trim()
}

/**
 * Whether words were put together of a value and others, such as the lines of an address, or are a value with
 * something in editable of its placeholders. A short value counts only between other words. Both are in lower
 * case.
 */
function isPartOf(value: string, words: string): boolean {
  const pieces = value.split(/\{\w+\}/)
  const fixed = pieces.filter((piece) => piece.trim().length > 1)
  if (pieces.length > 1) return fixed.length > 0 && fixed.every((piece) => words.includes(piece))
  return value.length > 4 ? words.includes(value) : value.length > 1 && ` ${words} `.includes(` ${value} `)
}
