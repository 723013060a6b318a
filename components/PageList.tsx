import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import {color, columns, motionAllowed, size, space} from './theme.ts'
import {Card} from './ui/Card.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {Link} from './ui/Link.tsx'
import {usePage} from './ui/usePage.ts'

interface PageListProps {
  /**
   * The folder of `pages/`: `guides`, or `guides/money` for one inside it.
   * @example guides
   */
  folder: string
}

/** Every page of a folder as a card with its title and description: first by the `order` at the top of each page, then by title. */
export function PageList({folder}: PageListProps) {
  const {title, pages} = usePage()?.folders?.[folder] ?? {pages: []}
  return (
    <nav aria-label={title ?? labels.pages}>
      <ul css={styles.list}>
        {pages.map(({to, title, description}) => (
          <Card as="li" key={to} look={[cardStyles.box, styles.card]}>
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

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: columns(20),
    gap: space[5],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // Two rows of two, in place of three and one.
    '&:has(> :nth-of-type(4):last-of-type)': {gridTemplateColumns: columns(24)},
  }),
  card: css({
    [motionAllowed]: {transition: 'border-color .15s'},
    '&:hover': {borderColor: color('control')},
    '& h3': {fontSize: size.lead},
  }),
  // All of the card can be pressed.
  link: css({'&::after': {content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit'}}),
}
