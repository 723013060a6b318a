import {css} from '@emotion/react'
import site from '../content/site.yaml'
import {space} from './theme.ts'

/** When somebody is there: the hours of `content/site.yaml`. */
export function OfficeHours() {
  return (
    <dl css={styles}>
      {site.hours.map(({days, opens, closes}) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>
            {opens}-{closes}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const styles = css({
  display: 'grid',
  width: '100%',
  '& > div': {display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[4]},
})
