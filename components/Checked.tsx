import claims from '../content/claims.yaml'
import help from '../content/help.yaml'
import rates from '../content/rates.yaml'
import situations from '../content/situations.yaml'
import tasks from '../content/tasks.yaml'
import {CheckedIn} from './ui/CheckedIn.tsx'

const collections = {claims, help, rates, situations, tasks}

interface CheckedProps {
  /** The file of `content/` with the figures: `rates`, `claims`, `situations` or `tasks`. */
  figures: 'rates' | 'claims' | 'situations' | 'tasks'
  /** Another file with figures on the page: `help`, for the hours of help lines. */
  also?: 'help'
}

/** When somebody last compared the figures on the page with their sources: “Checked in November 2026.” */
export function Checked({figures, also}: CheckedProps) {
  const records = [...collections[figures], ...(also ? collections[also] : [])]
  return (
    <p>
      <CheckedIn days={records.map(({checked}) => checked)} />
    </p>
  )
}
