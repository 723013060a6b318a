import tiers from '../content/donation-tiers.yaml'
import * as labels from '../content/labels.yaml'
import {ToastButton} from './ToastButton.tsx'
import {find} from './ui/find.ts'
import type {Item} from './ui/kinds.ts'
import {TierDetails} from './ui/TierDetails.tsx'
import {withNumber} from './ui/withNumber.ts'

interface DonationGiftProps {
  /** The tier's `id` in `content/donation-tiers.yaml`. */
  tier: string
}

/** What a gift of one size could do, with a button that says how to give it for now. */
export function DonationGift({tier: id}: DonationGiftProps): Item {
  const tier = find(tiers, id, 'content/donation-tiers.yaml')
  return (
    <TierDetails tier={tier}>
      <ToastButton toast="donation-platform" chosen={`£${tier.amount}`}>
        {withNumber(labels.howToGive, tier.amount)}
      </ToastButton>
    </TierDetails>
  )
}
