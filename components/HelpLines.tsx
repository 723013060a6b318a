import help from '../content/help.yaml'
import {CheckedIn} from './ui/CheckedIn.tsx'
import {HelpList} from './ui/HelpList.tsx'

/** Whom to call, for people who can’t wait for us: all of `content/help.yaml`, and when it was last checked. */
export function HelpLines() {
  return (
    <>
      <HelpList lines={help} />
      <p>
        <CheckedIn days={help.map(({checked}) => checked)} />
      </p>
    </>
  )
}
