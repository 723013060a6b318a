import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import * as labels from '../content/labels.yaml'
import {bandInset, color, enlargedText, gutter, minWidth, oneColumn, plainList, size, space} from './theme.ts'
import {darkBackground} from './ui/darkBackground.ts'
import type {Opening} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'
import {bulletStyles} from './ui/lists.ts'
import {PageRing} from './ui/PageRing.tsx'
import {SkillList} from './ui/SkillList.tsx'
import {usePage} from './ui/usePage.ts'

interface PageHeroProps {
  /**
   * The `#` heading, a sentence or two, and if you like a list (its points become badges) or `Actions`.
   * @example
   * # The heading
   *
   * One sentence.
   */
  children: ReactNode
}

/**
 * The top of every page except home: where you are, what the page is for, and a picture.
 * The background depends on the page: green with a ring of skills if it teaches some, a light tint for long
 * texts, and mulberry otherwise.
 */
export function PageHero({children}: PageHeroProps): Opening {
  const page = usePage()
  const skills = page?.skills ?? []

  return (
    <div css={[styles.hero, ...groundOf(page)]}>
      <nav aria-label={labels.trail} css={styles.trail}>
        <ol>
          <li>
            <Link to="/">{labels.home}</Link>
          </li>
          {page?.above?.map(({to, title}) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
          <li aria-current="page">{page?.short || page?.title}</li>
        </ol>
      </nav>
      <div css={styles.words}>{children}</div>
      {skills.length > 0 && (
        <div css={styles.skills}>
          <SkillList skillIds={skills} />
        </div>
      )}
      <PageRing highlightedSkills={skills} drawing={page?.drawing} />
    </div>
  )
}

function groundOf(page: ReturnType<typeof usePage>) {
  if (page?.layout === 'prose') return [styles.alone, styles.paper]
  return page?.skills ? [darkBackground] : [darkBackground, styles.alone, styles.people]
}

const ring = 'clamp(12rem, 29vw, 24rem)'
const ringInset = 'clamp(2.5rem, 1.8rem + 2vw, 3.5rem)'
const besideRing = `calc(${bandInset} + ${ring} + ${space[6]})`

const styles = {
  hero: css({
    position: 'relative',
    overflow: 'hidden',
    ...oneColumn,
    gap: space[5],
    alignContent: 'center',
    paddingInline: bandInset,
    paddingBlock: 'clamp(2.5rem, 1.8rem + 3vw, 5rem)',
    '--lit': color('brass'),
    // On a phone the corner of the page crops the ring of skills. In wider windows all of the ring is
    // visible.
    '& > svg': {
      position: 'absolute',
      top: 'var(--top, -1.5rem)',
      right: 'var(--right, -1.25rem)',
      width: 'var(--wide, 9rem)',
      [enlargedText]: {display: 'none'},
      [minWidth.tablet]: {top: ringInset, right: bandInset, width: ring},
    },
    [minWidth.tablet]: {
      alignContent: 'start',
      minHeight: `calc(${ring} + 2 * ${ringInset})`,
      paddingInlineEnd: besideRing,
    },
    [minWidth.desktop]: {alignContent: 'center'},
  }),
  // The position of a drawing without a ring of skills round it, which is not cropped, even on a phone.
  alone: css({'--top': '1.25rem', '--right': gutter, '--wide': '6rem'}),
  // Drawings fill some parts with `--spruce`, to look like the background, so it is set to this background's
  // colour.
  people: css({background: color('mulberryPanel'), '& > svg': {'--spruce': color('mulberryPanel')}}),
  paper: css({background: color('brassTint'), '--soft': color('inkSoft')}),
  trail: css({
    position: 'relative',
    zIndex: 1,
    fontSize: size.note,
    // Keeps the breadcrumbs clear of the ring in the corner.
    minHeight: '4.25rem',
    paddingInlineEnd: '6.5rem',
    [enlargedText]: {minHeight: 0, paddingInlineEnd: 0},
    [minWidth.tablet]: {minHeight: 0, paddingInlineEnd: 0},
    '& ol': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space[2],
      alignItems: 'baseline',
      ...plainList,
    },
    // The slash is at the end of each item, so that no line begins with a slash.
    '& li:not([aria-current])::after': {content: '"/" / ""', marginInlineStart: space[2], opacity: 0.7},
    '& a': {display: 'inline-block', paddingBlock: '.3rem', color: 'inherit'},
  }),
  words: css({
    position: 'relative',
    zIndex: 1,
    ...oneColumn,
    gap: space[5],
    maxWidth: '40rem',
    '& > p': {fontSize: size.lead, lineHeight: 1.5, color: `var(--soft, ${color('onSpruceSoft')})`},
    '& > p a': {color: 'inherit'},
    // Shows a list as badges, without an outline, because they aren't buttons.
    '& > ul': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${space[1]} ${space[4]}`,
      ...plainList,
    },
    '& > ul > li': {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      padding: 0,
      fontSize: size.note,
      fontWeight: 600,
      '&::before': {
        background: color('brass'),
        ...bulletStyles('.8em'),
      },
    },
  }),
  // On a desktop the ring shows the names of the skills, and this list is only for screen readers.
  skills: css({
    color: color('onSpruceSoft'),
    [minWidth.desktop]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
      '&, & li': {width: 1, height: 1, overflow: 'hidden'},
    },
  }),
}
