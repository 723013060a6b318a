/** A link, a person or a channel as Slack and its like write them: `<https://…|words>`, `<@U123|anna>`, `<!here>`. */
export interface ChatLink {
  typed: string
  /** Where it leads, if it is a link. */
  address?: string
  /** Its words; none where it only has an address or a number. */
  words?: string
}

const pattern = String.raw`<(?:(https?:\/\/|mailto:|tel:)([^\s<>|]+)\|([^<>\n]+)|(?:[@#][A-Z][A-Z\d]+|!(?:here|channel|everyone|subteam\^[A-Z\d]+))(?:\|([^<>\n]*))?)>`

const first = new RegExp(`^${pattern}`)
const all = new RegExp(pattern, 'g')

/** What a chat program left at the start of words. */
export function chatLinkAt(rest: string): ChatLink | undefined {
  const [typed, scheme, at = '', said = '', name = ''] = first.exec(rest) ?? []
  if (!typed) return undefined
  const words = (scheme ? said : name).trim()
  // It writes an address twice where nobody gave it words.
  const own = words !== '' && bare(words) !== bare(at) ? words : undefined
  return {typed, ...(scheme && {address: scheme + at}), ...(own && {words: own})}
}

/** Words with what a chat program wrote for links as plain words, for what holds no links. */
export function withoutChatLinks(text: string): string {
  return text.replace(all, (typed) => {
    const {words, address = ''} = chatLinkAt(typed) ?? {}
    return words ?? address.replace(/^(?:mailto|tel):/, '')
  })
}

const bare = (address: string) => address.replace(/^https?:\/\/|\/$/g, '')
