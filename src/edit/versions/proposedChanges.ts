import type {SiteFiles} from '../../site/index.ts'
import {isPicture, type Proposal, type ProposalResult} from '../protocol.ts'
import type {FileChange} from '../store.ts'
import {textDifferences} from '../textDifferences.ts'

/**
 * Returns the changes of files as visitors read them; `pictures` are files of `public/` that are added too.
 */
export function proposedChanges(
  site: SiteFiles,
  files: FileChange[],
  pictures: string[] = [],
): Proposal['changes'] {
  return [
    ...files.flatMap(({file, before, after}) =>
      textDifferences(site, file, before, after).map((change) => ({file, ...change})),
    ),
    ...files
      .filter(({file}) => isPicture(file))
      .map(({file, before, after}) => ({
        file,
        before: before ? 'A picture' : '',
        after: after ? 'A picture' : '',
        ...(after && {picture: file.replace('public', '')}),
      })),
    ...pictures.map((file) => ({file, before: '', after: 'A picture', picture: file.replace('public', '')})),
  ]
}

/** Returns the sentence that describes a proposal as one line; empty if there is none. */
export function subjectOf(sentence: string): string {
  return sentence.replace(/\s+/g, ' ').trim()
}

export const withoutSubject: ProposalResult = {
  created: false,
  reason: 'Describe your changes in one sentence.',
}

/**
 * Returns the message without a line that begins with `#`: `git commit --amend` would drop it as a comment.
 */
export function describeProposal(subject: string, changes: Proposal['changes']): string {
  const files = [...new Set(changes.map(({file}) => file))]
  const listed = files.map((file) => {
    const lines = changes
      .filter((change) => change.file === file)
      .flatMap(({before, after}) =>
        before === after
          ? [`Moved: ${oneLine(after)}`]
          : [before && `Was: ${oneLine(before)}`, after && `Now: ${oneLine(after)}`],
      )
    return [file, ...lines].filter(Boolean).join('\n')
  })
  return [subject.startsWith('#') ? `Words: ${subject}` : subject, ...listed].join('\n\n')
}

function oneLine(words: string): string {
  return words.replaceAll('\n', ' / ')
}
