const us = '(?:us|our team|the team|our office|the office)'
/** “email us”, “Call us on”: in place of us stands the tag. */
const verb = new RegExp(
  `^((?:please )?(?:e-?mail|mail|write to|contact|message|reach|call|ring|phone|telephone|text|(?:speak|talk) to) )${us}(?: (?:at|on))?(?![\\p{L}’'-])`,
  'iu',
)
/** “send us an email”, “write to Nadia”: the tag stands behind it. */
const sending =
  /^(?:please )?(?:send us an? (?:e-?mail|mail|message|note|line)|drop us an? (?:e-?mail|line|note)|give us an? (?:call|ring)|get in touch|(?:write|speak|talk) to .+)$/i
const address = /\S+@\S*[\p{L}\d]|\+?\(?\d[\d ()-]{6,}\d/u

/** What to write for a link to our own mail or phone: the tag that shows it, with the verb that the words of the link begin with. */
export function verbKept(words: string, tag: string): string {
  const said = words.trim()
  if (/^(?:write|speak|talk)$/i.test(said)) return `${said} to ${tag}`
  if (verb.test(said)) return said.replace(address, '').trim().replace(verb, `$1${tag}`)
  return sending.test(said) ? `${said} ${tag.startsWith('<Phone') ? 'on' : 'at'} ${tag}` : tag
}
