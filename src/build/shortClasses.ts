/**
 * A document whose classes, which Emotion names after what they say, have names of one or two letters.
 * React leaves the classes of what it hydrates as they are.
 */
export function shortClasses(html: string): string {
  const css = style.exec(html)?.[0] ?? ''
  const styled = new Set(css.match(selected))
  const given = [...html.matchAll(classes)].flatMap(([, , names = '']) => names.split(' '))
  const named = [...new Set(given)].filter((name) => styled.has(name))
  const short = new Map(named.map((name, index) => [name, letters(index)]))
  const shorten = (name: string) => short.get(name) ?? name
  return html
    .replace(style, () => css.replace(selected, shorten))
    .replace(classes, (_, tag: string, names: string) => tag + names.replace(/\S+/g, shorten))
}

const style = /(?<=<style>).*?(?=<\/style>)/s
const selected = /(?<=\.)[a-zA-Z][\w-]*/g
const classes = /(<[a-z][^>]* class=")([^"]*)/g

/** `a` to `z`, `aa`, `ab` and so on. */
function letters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26))
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter
}
