import type {ChatLink} from '../chatLinks.ts'
import type {Advice} from '../finding.ts'
import type {Component} from '../readComponents.ts'
import {held} from './heldPlaces.ts'

/** What to write for a link, a person or a channel that came from a chat. */
export function explainChatLink(
  {address, words}: ChatLink,
  before: string,
  components: Map<string, Component>,
): [string, Advice] {
  if (!address)
    return [
      'This is a name as a chat program writes it.',
      words ? {write: words} : {help: 'Delete it: it says nothing to visitors.'},
    ]
  const message = 'This is a link as a chat program writes it.'
  const [, scheme, end = ''] = /^(mailto|tel):(.*)$/.exec(address) ?? []
  if (scheme === 'mailto') return [message, mailAdvice(end, words ?? end, before, components)]
  if (scheme === 'tel') {
    const write = `[${words ?? end}](${address})`
    return [message, components.has('Phone') ? {help: `Write <Phone /> for ours, or ${write}`} : {write}]
  }
  return [message, {write: `[${words ?? held.address}](${address})`}]
}

/** How a page links to a mail address; of ours it is known once it is a link, and the tag for it told with that. */
function mailAdvice(mail: string, words: string, before: string, components: Map<string, Component>): Advice {
  const link = `[${words}](mailto:${mail})`
  if (!before.endsWith(mail)) return {write: link}
  // A program for mail writes each address twice.
  return {help: `In place of both write ${components.has('Email') ? `<Email /> for ours, or ${link}` : link}`}
}
