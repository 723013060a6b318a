import {css} from '@emotion/react'
import site from '../content/site.yaml'
import {size, smallPhone, space} from './theme.ts'
import {typeset} from './ui/typeset.ts'

/** When somebody is there: the hours of `content/site.yaml`. */
export function OfficeHours() {
  return (
    <dl css={styles}>
      {site.hours.map(({days, opens, closes}) => (
        <div key={days}>
          <dt>{days.replace('-', '–')}</dt>
          <dd>{typeset(`${opens}–${closes}`)}</dd>
        </div>
      ))}
    </dl>
  )
}

const styles = css({
  display: 'grid',
  // So that a day and its hours fit beside each other on a phone.
  fontSize: size.note,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '7.25rem minmax(0, 1fr)',
    [smallPhone]: {gridTemplateColumns: 'minmax(0, 1fr)', paddingBottom: space[1]},
    columnGap: space[3],
  },
})
