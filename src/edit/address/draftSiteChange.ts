import type {SiteFiles} from '../../site/index.ts'
import type {FileDraft} from '../draft.ts'
import {textToEdit} from '../editables.ts'

/** Returns the draft that turns the files of one site into those of another; `main` is its first file. */
export function draftSiteChange(
  before: SiteFiles,
  after: SiteFiles,
  main: string,
): Omit<FileDraft, 'description'> {
  const changes = filesOf(before, after).flatMap((file) => {
    const change = {file, before: textToEdit(before, file), text: textToEdit(after, file)}
    return change.before === change.text ? [] : [change]
  })
  const text = textToEdit(after, main) ?? ''
  return {
    file: main,
    before: textToEdit(before, main),
    text,
    start: 0,
    end: 0,
    otherFiles: changes.filter(({file}) => file !== main),
  }
}

function filesOf(...sites: SiteFiles[]): string[] {
  const files = sites.flatMap(({pages, content}) => [
    ...pages.map(({file}) => file),
    ...[...content.keys()].map((name) => `content/${name}`),
  ])
  return [...new Set(files)]
}
