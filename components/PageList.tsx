import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import {
  color,
  fittingColumns,
  inset,
  minTargetSize,
  minWidth,
  motionAllowed,
  plainList,
  radius,
  size,
  space,
} from './theme.ts'
import {Card} from './ui/Card.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {Drawing} from './ui/Drawing.tsx'
import {Link} from './ui/Link.tsx'
import {tabletOnly} from './ui/tabletLayout.ts'
import {usePage} from './ui/usePage.ts'

interface PageListProps {
  /**
   * The folder inside `pages/`: `guides`, or `guides/money` for a folder inside `guides`.
   * @example guides
   */
  folder: string
}

/**
 * Every page of a folder as a card with its title and description, sorted by the `order` at the top of each
 * page, then by title.
 */
export function PageList({folder}: PageListProps) {
  const {title, pages} = usePage()?.folders?.[folder] ?? {pages: []}
  return (
    // `src/document/printStyles.ts` prints it, unlike other navigation.
    <nav aria-label={title ?? labels.pages} data-pages="">
      <ul css={styles.list}>
        {pages.map(({to, title, description, drawing}) => (
          <Card as="li" key={to} look={[cardStyles.box, styles.card]}>
            {drawing && (
              <svg viewBox="-100 -100 200 200" aria-hidden="true" css={styles.drawing}>
                <Drawing name={drawing} />
              </svg>
            )}
            <h3>
              <Link to={to} css={styles.link}>
                {title}
              </Link>
            </h3>
            <p>{description}</p>
          </Card>
        ))}
      </ul>
    </nav>
  )
}

/** Negative margins with which a drawing extends over the padding of its card. */
const bleed = inset.map((side) => `calc(-1 * ${side})`)

const styles = {
  list: css({
    display: 'grid',
    gap: space[5],
    ...plainList,
    gridTemplateColumns: fittingColumns(20),
    // The first card is twice as wide where the last one would be alone in its row.
    '&:has(> :nth-of-type(3))': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      [minWidth.tablet]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '& > :first-of-type:nth-last-of-type(2n + 3)': {gridColumn: 'span 2'},
      },
      [minWidth.desktop]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        '& > :first-of-type:nth-last-of-type(n)': {gridColumn: 'auto'},
        '& > :first-of-type:nth-last-of-type(3n + 4)': {gridColumn: 'span 2'},
      },
    },
  }),
  card: css({
    [motionAllowed]: {transition: 'border-color .15s'},
    '&:hover': {borderColor: color('control')},
    '& h3': {fontSize: size.lead},
  }),
  // Extends the drawing to the edges of the card. Its background is dark, because the drawings have light
  // colours.
  drawing: css({
    justifySelf: 'stretch',
    height: '7rem',
    [minWidth.tablet]: {height: '11rem'},
    margin: bleed,
    [tabletOnly]: {margin: `calc(-1 * ${space[4]})`},
    '&&': {marginBottom: space[2]},
    padding: space[4],
    background: color('spruce'),
    borderRadius: `${radius.card} ${radius.card} 0 0`,
  }),
  // The whole card is clickable.
  link: css({
    display: 'flex',
    alignItems: 'center',
    minHeight: minTargetSize,
    '&::after': {content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit'},
  }),
}
