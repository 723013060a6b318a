import {css} from '@emotion/react'
import site from '../content/site.yaml'
import {from, smallPhone, space} from './theme.ts'
import {typeset} from './ui/typeset.ts'
import {Week} from './ui/Week.tsx'

/** When somebody is there to answer: the hours of `content/site.yaml`, in words and as a week that is drawn. */
export function OfficeHours() {
  return (
    <>
      <Week />
      <dl css={hours}>
        {site.hours.map(({days, opens, closes}) => (
          <div key={days}>
            <dt>{days.replace('-', '–')}</dt>
            <dd>{typeset(`${opens}–${closes}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const hours = css({
  // Closer to the week than the parts of a band are.
  marginTop: `-${space[5]}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '8.5rem minmax(0, 1fr)',
    [smallPhone]: {gridTemplateColumns: 'minmax(0, 1fr)'},
    columnGap: space[3],
  },
  '& dt': {fontWeight: 700},
  // On a wide window all words stand beside the week.
  [from.desktop]: {
    'section:has(> &)': {gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', rowGap: space[4], '& > *': {margin: 0}},
    'section:has(> &) > svg': {gridArea: '1 / 2 / span 6'},
  },
})
