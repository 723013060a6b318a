/** Pattern of links and mentions in the markup of Slack and others: `<https://…|words>`, `<@U123|anna>`, `<!here>`. */
const pattern = String.raw`<(?:(https?:\/\/|mailto:|tel:)([^\s<>|]+)\|([^<>\n]+)|(?:[@#][A-Z][A-Z\d]+|!(?:here|channel|everyone|subteam\^[A-Z\d]+))(?:\|([^<>\n]*))?)>`
const chatLinks = new RegExp(pattern, 'g')

/** Replaces links and mentions that were copied from a chat program by their words. */
export function stripChatLinks(text: string): string {
  return text.replace(chatLinks, (_, scheme = '', at = '', label = '', name = '') => {
    const words = (scheme ? label : name).trim()
    // Words that repeat the address are no link text: the chat program adds them itself.
    if (words !== '' && bare(words) !== bare(at)) return words
    return scheme ? (scheme + at).replace(/^(?:mailto|tel):/, '') : ''
  })
}

const bare = (address: string) => address.replace(/^https?:\/\/|\/$/g, '')
