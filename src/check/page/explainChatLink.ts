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

/** How a page links to a mail address, ours or another’s. */
export function mailAdvice(mail: string, words: string, before: string, components: Map<string, Component>): Advice {
  // A program for mail writes each address twice.
  const write = before.endsWith(mail) ? 'In place of both write' : 'Write'
  const link = `[${words}](mailto:${mail})`
  if (!components.has('Email')) return before.endsWith(mail) ? {help: `${write} ${link}`} : {write: link}
  const boxes = components.get('Email')?.props.find(({name}) => name === 'box')?.values ?? []
  const box = boxes.find((each) => mail.startsWith(`${each}@`))
  return {help: `${write} <Email ${box ? `box="${box}" ` : ''}/> for ours, or ${link}`}
}
