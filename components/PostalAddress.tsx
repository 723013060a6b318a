import {css} from '@emotion/react'
import {Fragment} from 'react'
import site from '../content/site.yaml'

/** Where we are, line by line. */
export function PostalAddress() {
  return (
    <address css={upright}>
      {site.address.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </address>
  )
}

const upright = css({fontStyle: 'normal'})
