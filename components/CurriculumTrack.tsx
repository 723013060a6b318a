import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import tracks from '../content/tracks.yaml'
import {color, enlargedText, inPrint, minWidth, oneColumn, plainList, size, space} from './theme.ts'
import {buttonStyles} from './ui/buttonStyles.ts'
import {ContactLink} from './ui/ContactLink.tsx'
import {besideButton, Disclosure} from './ui/Disclosure.tsx'
import {findRecord} from './ui/findRecord.ts'
import {IconChip} from './ui/IconChip.tsx'
import type {Item} from './ui/kinds.ts'
import {SkillList} from './ui/SkillList.tsx'
import {typeset} from './ui/typeset.ts'
import {WeekBar} from './ui/WeekBar.tsx'

interface CurriculumTrackProps {
  /** The track's `id` in `content/tracks.yaml`. */
  track: string
}

/** The name of our icon for each value of `icon` in `content/tracks.yaml`. */
const icons = {payslip: 'wallet', 'growth-line': 'chart', 'front-door': 'home', lanyard: 'briefcase'} as const

/** The colour of the icon's coin for each value of `colour` in `content/tracks.yaml`. */
const iconColours = {primary: 'primary', secondary: 'mulberry'} as const

/**
 * One track of the curriculum, below a line as long as its weeks: who it is for, and beside that its five
 * modules.
 */
export function CurriculumTrack({track: id}: CurriculumTrackProps): Item {
  const track = findRecord(tracks, id, 'content/tracks.yaml')
  return (
    <article css={[styles.track, styles[track.colour]]} id={track.id}>
      <WeekBar weeks={track.weeks} allTracks={tracks} />
      <div css={styles.about}>
        <div css={styles.title}>
          <IconChip icon={icons[track.icon]} colour={iconColours[track.colour]} size="small" />
          <h3>{track.title}</h3>
        </div>
        <p>{track.description}</p>
        <dl css={styles.facts}>
          <dt>{labels.length}</dt>
          <dd>{typeset(track.duration)}</dd>
          <dt>{labels.level}</dt>
          <dd>{track.level}</dd>
        </dl>
        <SkillList skillIds={track.skills} />
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
      </Disclosure>
      <ContactLink
        record={id}
        label={labels.learnMore}
        about={`${labels.learnMoreAbout} ${track.title}`}
        look={[buttonStyles.base, buttonStyles.outline]}
      />
    </article>
  )
}

const styles = {
  track: css({
    ...oneColumn,
    gridColumn: '1 / -1',
    gap: space[4],
    alignItems: 'start',
    justifyItems: 'start',
    paddingBottom: space[5],
    '& > [aria-hidden]': {gridColumn: '1 / -1', width: '100%'},
    '& > a': {flex: '0 1 auto'},
    [minWidth.desktop]: {
      gridTemplate: 'auto auto 1fr / minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: space[7],
      '& > details': {gridArea: '2 / 2 / span 2'},
    },
    // May break across printed pages: a track that must stay whole could leave half a page empty.
    [inPrint]: {breakInside: 'auto'},
    ...besideButton,
  }),
  primary: css({'--lit': color('primary')}),
  secondary: css({'--lit': color('mulberry')}),
  about: css({
    display: 'grid',
    gap: space[3],
    '& h3': {fontSize: size.panel},
    '& p': {fontSize: size.lead, lineHeight: 1.5},
  }),
  title: css({
    display: 'flex',
    // Wraps a title with long words below the icon; on a desktop, every title.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    '& h3': {flex: '1 1 min(100%, 12rem)', [minWidth.desktop]: {flexBasis: '100%'}},
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
    gap: space[4],
    ...plainList,
    counterReset: 'module',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: `${space[6]} minmax(0, 1fr)`,
      alignItems: 'baseline',
      padding: 0,
      [enlargedText]: {gridTemplateColumns: 'minmax(0, 1fr)'},
      counterIncrement: 'module',
    },
    '& > li::before': {
      content: 'counter(module)',
      gridRow: 'span 2',
      fontSize: size.h3,
      fontWeight: 700,
      color: 'var(--lit)',
    },
    '& p': {lineHeight: 1.45, unicodeBidi: 'plaintext'},
    '& h4': {unicodeBidi: 'plaintext'},
  }),
}
