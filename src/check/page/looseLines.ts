import type {Nodes} from 'mdast'
import {linesNamed} from '../linesNamed.ts'
import type {PageTag} from './tags.ts'

/** How words between the points of a tag become part of the points above them: all that have lost their spaces, with their lines. */
export function indentLoose({name, children}: PageTag): string {
  const loose = (children as Nodes[]).flatMap(({type, position}) =>
    type === 'paragraph' && position ? [position] : [],
  )
  const lines = loose.flatMap(({start, end}) =>
    Array.from({length: end.line - start.line + 1}, (_, index) => start.line + index),
  )
  const [them, belong, begin] =
    lines.length > 1
      ? ['them', `${linesNamed(lines)} belong to the point${loose.length > 1 ? 's' : ''}`, 'each of them']
      : ['it', 'it belongs to the point', 'it']
  return `If ${belong} above, begin ${begin} with three spaces. If not, move ${them} above <${name}> or below </${name}>.`
}
