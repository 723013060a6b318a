/**
 * A document whose classes, which Emotion names after what they say, have names of one or two letters.
 * React leaves the classes of a document that it takes over as they are (`src/app/pageCache.ts`).
 */
export function shortClasses(html: string): string {
  const given = new Set([...html.matchAll(classes)].flatMap(([names]) => names.split(' ')))
  const short = new Map<string, string>()
  return html
    .replace(/(?<=<style>).*?(?=<\/style>)/s, (css) =>
      css.replace(/(?<=\.)[a-zA-Z][\w-]*/g, (name) => {
        if (given.has(name) && !short.has(name)) short.set(name, letters(short.size))
        return short.get(name) ?? name
      }),
    )
    .replace(classes, (names) => names.replace(/\S+/g, (name) => short.get(name) ?? name))
}

const classes = /(?<=<[a-z][^>]* class=")[^"]*/g

/** `a` to `z`, `aa`, `ab` and so on. */
function letters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26))
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter
}
