/** Links and mentions in the markup of Slack and similar programs: `<https://…|words>`, `<@U123|anna>`, `<!here>`. */
const pattern = String.raw`<(?:(https?:\/\/|mailto:|tel:)([^\s<>|]+)\|([^<>\n]+)|(?:[@#][A-Z][A-Z\d]+|!(?:here|channel|everyone|subteam\^[A-Z\d]+))(?:\|([^<>\n]*))?)>`
const chatLinks = new RegExp(pattern, 'g')

/** Replaces links and mentions from a chat program by their words, for a text that can’t contain links. */
export function stripChatLinks(text: string): string {
  return text.replace(chatLinks, (_, scheme = '', at = '', label = '', name = '') => {
    const words = (scheme ? label : name).trim()
    // If a link has no words, the chat program repeats its address as the words.
    if (words !== '' && bare(words) !== bare(at)) return words
    return scheme ? (scheme + at).replace(/^(?:mailto|tel):/, '') : ''
  })
}

const bare = (address: string) => address.replace(/^https?:\/\/|\/$/g, '')
