const names =
  'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Returns the only number in a text: `£1,200`, `12 people` or `twelve`. */
export function parseNumber(typed: string): number[] {
  const named = names.indexOf(typed.trim().toLowerCase())
  if (named >= 0) return [named]
  // Replaces letters that look like 0 and 1.
  if (/^[\dOolI]*\d[\dOolI]*$/.test(typed.trim()))
    return [Number(typed.replace(/[Oo]/g, '0').replace(/[lI]/g, '1'))]
  const found = typed.match(/\d[\d.,]*/g) ?? []
  const [figure = ''] = found
  if (found.length !== 1 || !/^(\d+|\d{1,3}(,\d{3})+)$/.test(figure)) return []
  // Characters beside the digits may change the number: `-5`, `2k`, `1/2`, `l2 people`.
  const at = typed.indexOf(figure)
  return /[-–−/]\s*$|\p{L}$/u.test(typed.slice(0, at)) || /^[\w/%]/.test(typed.slice(at + figure.length))
    ? []
    : [Number(figure.replaceAll(',', ''))]
}
