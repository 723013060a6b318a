/** A link, a person or a channel as Slack and its like write them: `<https://…|words>`, `<@U123|anna>`, `<!here>`. */
const pattern = String.raw`<(?:(https?:\/\/|mailto:|tel:)([^\s<>|]+)\|([^<>\n]+)|(?:[@#][A-Z][A-Z\d]+|!(?:here|channel|everyone|subteam\^[A-Z\d]+))(?:\|([^<>\n]*))?)>`
const chatLinks = new RegExp(pattern, 'g')

/** Words with what a chat program wrote for links as plain words, for what holds no links. */
export function withoutChatLinks(text: string): string {
  return text.replace(chatLinks, (_, scheme = '', at = '', said = '', name = '') => {
    const words = (scheme ? said : name).trim()
    // It writes an address twice where nobody gave it words.
    if (words !== '' && bare(words) !== bare(at)) return words
    return scheme ? (scheme + at).replace(/^(?:mailto|tel):/, '') : ''
  })
}

const bare = (address: string) => address.replace(/^https?:\/\/|\/$/g, '')
