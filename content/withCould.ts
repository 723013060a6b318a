/** “Pays the travel” as “Could pay the travel”: words that begin with what a gift does or will do. Nothing where the first word may be a thing. */
export function withCould(said: string): string | undefined {
  const [, who = '', , rest = ''] =
    /^((?:It|This|That|Your gift) )?(will|can|would|may|might) (\p{L}.*)$/iu.exec(said) ?? []
  if (rest) return who ? `${who}could ${rest}` : `Could ${rest}`
  // What comes before “the” or “one” is a verb: “Books a room”, and not “Books for a class”. Nothing is called “pays”.
  const [, whom = '', verb = '', what = ''] =
    /^((?:It|This|That|Your gift) )?(\p{L}+[^\P{L}s]s) ((?:(?<=\bpays )for|the|an?|one|two|three|four|five|\d+|their|every|each|all|young|someone|somebody|everyone)\b.*)$/iu.exec(
      said,
    ) ?? []
  if (!verb) return undefined
  const could = whom ? `${whom}could` : 'Could'
  return `${could} ${plainForm(verb.toLowerCase())} ${what}`
}

/** `pay` of `pays`, `teach` of `teaches`, `carry` of `carries`. */
function plainForm(verb: string): string {
  if (verb === 'has') return 'have'
  if (verb === 'is') return 'be'
  if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  return verb.slice(0, /(?:ss|sh|ch|x|zz|o)es$/.test(verb) ? -2 : -1)
}
