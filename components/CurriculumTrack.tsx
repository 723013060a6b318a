import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import tracks from '../content/tracks.yaml'
import {color, enlarged, from, inPrint, panelInset, radius, size, space, veil} from './theme.ts'
import {askAbout} from './ui/askAbout.ts'
import {buttonStyles} from './ui/buttonStyles.ts'
import {Drawing} from './ui/Drawing.tsx'
import {find} from './ui/find.ts'
import type {Item} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'
import {TaughtSkills} from './ui/TaughtSkills.tsx'
import {typeset} from './ui/typeset.ts'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'
import {WeekBar} from './ui/WeekBar.tsx'

interface CurriculumTrackProps {
  /** The track's `id` in `content/tracks.yaml`. */
  track: string
}

/** One track of the curriculum: how long it takes, whom it is for, and its five modules. */
export function CurriculumTrack({track: id}: CurriculumTrackProps): Item {
  const track = find(tracks, id, 'content/tracks.yaml')
  return (
    <article css={[styles.panel, styles[track.color]]} id={track.id}>
      <div css={styles.about}>
        <h3>{track.title}</h3>
        <p>{track.description}</p>
        <dl css={styles.facts}>
          <dt>{labels.length}</dt>
          <dd>{typeset(track.duration)}</dd>
          <dt>{labels.level}</dt>
          <dd>{track.level}</dd>
        </dl>
        <WeekBar weeks={track.weeks} among={tracks} />
        <TaughtSkills taught={track.skills} />
        <Link to={askAbout(track.id)} css={[buttonStyles.base, styles.more]}>
          {labels.learnMore}
          <VisuallyHidden>{` ${labels.learnMoreAbout} ${track.title}`}</VisuallyHidden>
        </Link>
        <svg css={styles.scene} viewBox="-170 -80 340 160" aria-hidden="true">
          <Drawing name={`track/${track.icon}`} />
        </svg>
      </div>
      <ol css={styles.modules}>
        {track.modules.map(({title, description}) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{description}</span>
          </li>
        ))}
      </ol>
    </article>
  )
}

const styles = {
  panel: css({
    display: 'grid',
    gap: space[6],
    padding: panelInset,
    color: color('onSpruce'),
    '--lit': 'var(--bullet)',
    '--unlit': veil('onSpruce', 25),
    // For forced colours, which leave no ground to tell the panel by.
    border: '1px solid transparent',
    borderRadius: radius.card,
    [from.desktop]: {gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space[7]},
    // Half as high as a sheet: whole, each would leave as much of one empty.
    [inPrint]: {breakInside: 'auto'},
  }),
  primary: css({background: color('spruce'), '--bullet': color('brass')}),
  secondary: css({background: color('mulberryPanel'), '--bullet': color('mulberryStrong')}),
  about: css({
    display: 'grid',
    gap: space[4],
    alignContent: 'start',
    justifyItems: 'start',
    '& h3': {fontSize: size.panel},
    '& p': {fontSize: size.lead, lineHeight: 1.5},
  }),
  facts: css({
    display: 'grid',
    gap: `${space[1]} ${space[4]}`,
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    [enlarged]: {gridTemplateColumns: 'minmax(0, 1fr)'},
    '& dd': {fontWeight: 600},
  }),
  scene: css({
    width: '100%',
    maxWidth: '22rem',
    marginTop: space[4],
  }),
  more: css({color: 'inherit', borderColor: 'currentColor', '&:hover': {background: veil('onSpruce', 12)}}),
  modules: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    counterReset: 'module',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '2rem minmax(0, 1fr)',
      [enlarged]: {gridTemplateColumns: 'minmax(0, 1fr)'},
      columnGap: space[2],
      paddingBlock: space[3],
      borderTop: `1px solid ${veil('onSpruce', 25)}`,
      counterIncrement: 'module',
      '&::before': {
        content: 'counter(module)',
        gridRow: 'span 2',
        fontWeight: 700,
        fontSize: size.lead,
        lineHeight: 1.35,
        color: 'var(--bullet)',
      },
    },
    '& strong': {fontSize: size.lead, lineHeight: 1.35, unicodeBidi: 'plaintext'},
    '& span': {lineHeight: 1.5, unicodeBidi: 'plaintext'},
  }),
}
