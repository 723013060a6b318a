/** Matches a link in the markup of Slack and others: `<https://…|words>`. */
export const chatLink = /<(?<address>(?:https?:\/\/|mailto:|tel:)[^\s<>|]+)\|(?<words>[^<>\n]+)>/

const mentioned = String.raw`[@#][A-Z][A-Z\d]+|!(?:here|channel|everyone|subteam\^[A-Z\d]+)`

/** Matches a mention in the same markup: `<@U123|anna>`, `<#C123|money>` or `<!here>`. */
export const chatMention = new RegExp(String.raw`<(?:${mentioned})(?:\|(?<name>[^<>\n]*))?>`)
