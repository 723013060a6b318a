import claims from '../content/claims.yaml'
import rates from '../content/rates.yaml'
import {CheckedIn} from './ui/CheckedIn.tsx'

const collections = {claims, rates}

interface CheckedProps {
  /** The file of `content/` with the figures: `rates` or `claims`. */
  figures: 'rates' | 'claims'
}

/** When somebody last compared the figures on the page with their sources: “Checked in November 2026.” */
export function Checked({figures}: CheckedProps) {
  return (
    <p>
      <CheckedIn days={collections[figures].map(({checked}) => checked)} />
    </p>
  )
}
