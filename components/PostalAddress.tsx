import {css} from '@emotion/react'
import {Fragment} from 'react'
import {addressLines} from './ui/addressLines.ts'

/** Our postal address, line by line. */
export function PostalAddress() {
  return (
    <address css={upright}>
      {addressLines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </address>
  )
}

const upright = css({fontStyle: 'normal', textWrap: 'wrap'})
