interface DonationTierProps {
  /** The gift’s `id` in `content/donation-tiers.yaml`. */
  tier: string
}

/** For the cases. */
export function DonationTier({tier}: DonationTierProps) {
  return <p>{tier}</p>
}
