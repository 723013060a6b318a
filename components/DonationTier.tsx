import tiers from '../content/donation-tiers.yaml'
import * as labels from '../content/labels.yaml'
import {askAbout} from './ui/askAbout.ts'
import {buttonStyles} from './ui/buttonStyles.ts'
import {find} from './ui/find.ts'
import type {Item} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'
import {TierDetails} from './ui/TierDetails.tsx'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

interface DonationTierProps {
  /** The tier's `id` in `content/donation-tiers.yaml`. */
  tier: string
}

/** What a gift of one size could do, with a link to the contact form. */
export function DonationTier({tier: id}: DonationTierProps): Item {
  const tier = find(tiers, id, 'content/donation-tiers.yaml')
  return (
    <TierDetails tier={tier}>
      <Link to={askAbout(tier.id)} css={[buttonStyles.base, buttonStyles.outline]}>
        {labels.donate}
        <VisuallyHidden>{` £${tier.amount}`}</VisuallyHidden>
      </Link>
    </TierDetails>
  )
}
