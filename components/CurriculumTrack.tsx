import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import tracks from '../content/tracks.yaml'
import {
  color,
  enlargedText,
  inPrint,
  minWidth,
  oneColumn,
  panelInset,
  radius,
  size,
  space,
  translucent,
} from './theme.ts'
import {buttonStyles} from './ui/buttonStyles.ts'
import {ContactLink} from './ui/ContactLink.tsx'
import {Disclosure} from './ui/Disclosure.tsx'
import {findRecord} from './ui/findRecord.ts'
import {IconChip} from './ui/IconChip.tsx'
import type {Item} from './ui/kinds.ts'
import {numberOnCoin} from './ui/lists.ts'
import {TaughtSkills} from './ui/TaughtSkills.tsx'
import {typeset} from './ui/typeset.ts'
import {WeekBar} from './ui/WeekBar.tsx'

interface CurriculumTrackProps {
  /** The track's `id` in `content/tracks.yaml`. */
  track: string
}

/** The name of our icon for each value of `icon` in `content/tracks.yaml`. */
const icons = {payslip: 'wallet', 'growth-line': 'chart', 'front-door': 'home', lanyard: 'briefcase'} as const

/** One track of the curriculum: how long it takes, who it is for, and its five modules along one line. */
export function CurriculumTrack({track: id}: CurriculumTrackProps): Item {
  const track = findRecord(tracks, id, 'content/tracks.yaml')
  return (
    <article css={[styles.panel, styles[track.colour]]} id={track.id}>
      <div css={styles.head}>
        <div>
          <div css={styles.title}>
            <IconChip icon={icons[track.icon]} colour="brass" size="small" />
            <h3>{track.title}</h3>
          </div>
          <p>{track.description}</p>
          <dl css={styles.facts}>
            <dt>{labels.length}</dt>
            <dd>{typeset(track.duration)}</dd>
            <dt>{labels.level}</dt>
            <dd>{track.level}</dd>
          </dl>
        </div>
        <WeekBar weeks={track.weeks} allTracks={tracks} />
      </div>
      <Disclosure summary={labels.modules} subject={track.title} openFrom="desktop">
        <ol css={styles.modules}>
          {track.modules.map(({title, description}) => (
            <li key={title}>
              <h4>{title}</h4>
              <p>{description}</p>
            </li>
          ))}
        </ol>
        <TaughtSkills skillIds={track.skills} />
      </Disclosure>
      <ContactLink
        record={id}
        label={labels.learnMore}
        about={`${labels.learnMoreAbout} ${track.title}`}
        look={[buttonStyles.base, styles.more]}
      />
    </article>
  )
}

/** The line that connects the modules: vertical on a phone, horizontal in a wide window. */
const line = `linear-gradient(${translucent('onSpruce', 35)} 0 0) no-repeat`
const stop = '2.25rem'

const styles = {
  panel: css({
    ...oneColumn,
    gridColumn: '1 / -1',
    gap: space[5],
    justifyItems: 'start',
    padding: panelInset,
    color: color('onSpruce'),
    '--lit': 'var(--bullet)',
    '--unlit': translucent('onSpruce', 25),
    // A border that is visible only in forced-colours mode, where the browser removes the background.
    border: '1px solid transparent',
    borderRadius: radius.card,
    // May break across printed pages: a track that must stay whole could leave half a page empty.
    [inPrint]: {breakInside: 'auto'},
  }),
  primary: css({background: color('spruce'), '--bullet': color('brass')}),
  secondary: css({background: color('mulberryPanel'), '--bullet': color('mulberryStrong')}),
  head: css({
    display: 'grid',
    gap: space[6],
    alignItems: 'end',
    width: '100%',
    '& > div': {display: 'grid', gap: space[4]},
    // Hides the bar of weeks on a phone, where the text above it is enough.
    '& > [aria-hidden]': {display: 'none', [minWidth.tablet]: {display: 'flex'}},
    '& h3': {fontSize: size.panel},
    '& p': {fontSize: size.lead, lineHeight: 1.5},
    [minWidth.tablet]: {gridTemplateColumns: 'minmax(0, 1fr) min(18rem, 33%)'},
  }),
  title: css({
    display: 'flex',
    // Wraps a title with long words below the icon.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    '& h3': {flex: '1 1 min(100%, 12rem)'},
  }),
  facts: css({
    display: 'grid',
    gap: `${space[1]} ${space[4]}`,
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    [enlargedText]: {gridTemplateColumns: 'minmax(0, 1fr)'},
    '& dd': {fontWeight: 600},
  }),
  modules: css({
    display: 'grid',
    gap: space[5],
    margin: `0 0 ${space[5]}`,
    padding: 0,
    listStyle: 'none',
    counterReset: 'module',
    background: `${line} calc(${stop} / 2) 0 / 2px 100%`,
    [minWidth.desktop]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      rowGap: space[3],
      background: `${line} 0 calc(${stop} / 2) / 100% 2px`,
    },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignContent: 'start',
      gap: `${space[1]} ${space[3]}`,
      [enlargedText]: {gridTemplateColumns: 'minmax(0, 1fr)'},
      // The number, title and description of a module line up with those of the modules beside it.
      [minWidth.desktop]: {gridRow: 'span 3', gridTemplate: 'subgrid / minmax(0, 1fr)'},
      counterIncrement: 'module',
    },
    '& li::before': {
      ...numberOnCoin('module', stop),
      gridRow: 'span 2',
      color: color('onBrass'),
      background: 'var(--bullet)',
      [minWidth.desktop]: {gridRow: 'auto'},
    },
    '& h4': {lineHeight: 1.25, unicodeBidi: 'plaintext'},
    '& p': {lineHeight: 1.45, unicodeBidi: 'plaintext'},
  }),
  more: css({color: 'inherit', borderColor: 'currentColor', '&:hover': {background: translucent('onSpruce', 12)}}),
}
