import help from '../content/help.yaml'
import * as labels from '../content/labels.yaml'
import {HelpList} from './ui/HelpList.tsx'

const month = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'})

/** Whom to call, for people who can’t wait for us: all of `content/help.yaml`, and when it was last checked. */
export function HelpLines() {
  const oldest = help.map(({checked}) => checked).sort()[0] ?? ''
  return (
    <>
      <HelpList lines={help} />
      <p>
        {`${labels.checkedIn} `}
        <time dateTime={oldest}>{month.format(new Date(oldest))}</time>.
      </p>
    </>
  )
}
