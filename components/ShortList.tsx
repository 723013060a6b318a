import {css} from '@emotion/react'
import roles from '../content/roles.yaml'
import tracks from '../content/tracks.yaml'
import {belowTablet, color, minTargetSize, plainList, size, space} from './theme.ts'
import {Link} from './ui/Link.tsx'
import {typeset} from './ui/typeset.ts'

interface ShortListProps {
  /** What is listed: all records of the file with this name in `content/`. */
  of: 'tracks' | 'roles'
  /** The page that shows each of these records in full. */
  on: string
}

/** The tracks and the roles, each with the facts that help visitors to choose one, such as its duration. */
const lists = {
  tracks: listed(tracks, ({duration, level}) => `${typeset(duration)}, ${level}`),
  roles: listed(roles, ({commitment}) => typeset(commitment)),
}

/** A short list of all tracks or all roles; each name links to its full description. */
export function ShortList({of, on}: ShortListProps) {
  return (
    <ul css={[styles.list, of === 'tracks' && styles.namesOnly]}>
      {lists[of].map(({id, title, facts}) => (
        <li key={id}>
          <Link to={`${on}#${id}`}>{title}</Link>
          <span>{facts}</span>
        </li>
      ))}
    </ul>
  )
}

function listed<T extends {id: string; title: string}>(
  records: readonly T[],
  factsOf: (record: T) => string,
) {
  return records.map((record) => ({id: record.id, title: record.title, facts: factsOf(record)}))
}

const styles = {
  list: css({
    width: '100%',
    ...plainList,
    '& li': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space[3],
      padding: 0,
      borderTop: `1px solid ${color('control')}`,
      lineHeight: 1.4,
    },
    // The whole line is clickable.
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: minTargetSize,
      paddingBlock: space[2],
      fontWeight: 600,
      '&::after': {content: '""', position: 'absolute', inset: 0},
    },
    // Keeps a record's facts close to its name if they wrap to the line below the name.
    '& span': {margin: `-${space[2]} 0 ${space[2]}`, fontSize: size.note, color: color('inkSoft')},
  }),
  // On a phone the lists stay short enough to be in view together, also above a message.
  namesOnly: css({[belowTablet]: {'& span': {display: 'none'}}}),
}
