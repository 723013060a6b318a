import {css} from '@emotion/react'
import features from '../content/features.yaml'
import {belowTablet, color, enlargedText, motionAllowed, space} from './theme.ts'
import {Card} from './ui/Card.tsx'
import {cardLink} from './ui/cardLink.ts'
import {cardStyles} from './ui/cardStyles.ts'
import {withContactSubject} from './ui/contactAddress.ts'
import {findRecord} from './ui/findRecord.ts'
import {IconChip} from './ui/IconChip.tsx'
import type {Item} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

interface FeatureCardProps {
  /** The card's `id` in `content/features.yaml`. */
  feature: string
}

/** One thing we do or offer, with an icon and a link. */
export function FeatureCard({feature: id}: FeatureCardProps): Item {
  const {title, description, icon, colour, link} = findRecord(features, id, 'content/features.yaml')
  return (
    <Card look={[cardStyles.ruled, styles]}>
      <IconChip icon={icon} colour={coins[colour]} />
      <h3>{title}</h3>
      <p>{description}</p>
      <Link to={withContactSubject(link.to, id)} css={cardLink}>
        {link.text}
        {link.about && <VisuallyHidden> {link.about}</VisuallyHidden>}
      </Link>
    </Card>
  )
}

/** The colour of the icon's coin for each value of `colour` in `content/features.yaml`. */
const coins = {wash: 'primary', mint: 'primary', mulberry: 'mulberry', brass: 'brass'} as const

const styles = css({
  columnGap: space[4],
  [motionAllowed]: {transition: 'border-color .15s'},
  '&:has(> a):hover': {borderColor: color('control')},
  // On a phone the icon is beside the words, so that the cards read like a list.
  [belowTablet]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    rowGap: space[1],
    '& > *': {gridColumn: 2},
    '& > [aria-hidden]': {gridColumn: 1, gridRow: '1 / span 3'},
    [enlargedText]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > *': {gridColumn: '1 !important', gridRow: 'auto !important'},
    },
  },
})
