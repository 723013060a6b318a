import {css} from '@emotion/react'
import features from '../content/features.yaml'
import {color, motionAllowed} from './theme.ts'
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
    <Card look={[cardStyles.box, styles.card, styles[colour]]}>
      <IconChip icon={icon} colour={colour === 'mulberry' || colour === 'brass' ? colour : 'primary'} />
      <h3>{title}</h3>
      <p>{description}</p>
      <Link to={withContactSubject(link.to, id)} css={cardLink}>
        {link.text}
        {link.about && <VisuallyHidden> {link.about}</VisuallyHidden>}
      </Link>
    </Card>
  )
}

const tinted = {borderColor: 'transparent', '& > p': {color: color('ink')}}

const styles = {
  card: css({
    [motionAllowed]: {transition: 'border-color .15s'},
    '&:has(> a):hover': {borderColor: color('control')},
  }),
  wash: css({
    background: color('wash'),
    // Every second `<section>` has the colour `wash` too, so there the card has another colour.
    'section:nth-of-type(even) > * > &': {background: color('surface')},
  }),
  mint: css({...tinted, background: color('mint')}),
  mulberry: css({...tinted, background: color('mulberryTint')}),
  brass: css({...tinted, background: color('brassTint')}),
}
