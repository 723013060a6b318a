import type {Inline} from '../protocol.ts'

/** Serialises each character of a block with its formatting. Two blocks with equal results look the same. */
export function appearanceOf(inlines: Inline[], keptSource: (number: number) => string): string {
  const characters: string[] = []
  let links = 0
  const walk = (all: Inline[], marks: {strong?: true; emphasis?: true; link?: string}) => {
    const formatting = `${marks.strong ? 'strong ' : ''}${marks.emphasis ? 'emphasis ' : ''}${marks.link ?? ''}`
    for (const each of all) {
      if ('words' in each) for (const character of each.words) characters.push(`${character} ${formatting}`)
      else if ('kept' in each) characters.push(`kept ${formatting} ${keptSource(each.kept)}`)
      else if ('strong' in each) walk(each.strong, {...marks, strong: true})
      else if ('emphasis' in each) walk(each.emphasis, {...marks, emphasis: true})
      else walk(each.inner, {...marks, link: `${++links} ${each.link}`})
    }
  }
  walk(inlines, {})
  return characters.join('\n')
}
