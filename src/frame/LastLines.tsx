import {css} from '@emotion/react'
import {HelpLines} from '../../components/HelpLines.tsx'
import {space, target} from '../../components/theme.ts'
import {Link} from '../../components/ui/Link.tsx'
import {withNumber} from '../../components/ui/withNumber.ts'
import * as labels from '../../content/labels.yaml'
import navigation from '../../content/navigation.yaml'
import site from '../../content/site.yaml'

/** The last lines of a page: whom to call today, whose the page is, and the policies. */
export function LastLines() {
  return (
    <>
      <div>
        <h2>{labels.needHelp}</h2>
        <HelpLines />
      </div>
      <div css={line}>
        <p>{`© ${site.copyrightYear} ${site.name}. ${withNumber(labels.registered, site.charityNumber)}`}</p>
        <ul>
          {navigation.legal.map(({text, to}) => (
            <li key={text}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const row = {display: 'flex', flexWrap: 'wrap', alignItems: 'center'} as const

const line = css({
  ...row,
  justifyContent: 'space-between',
  '&, & ul': {columnGap: space[5]},
  '& ul': row,
  '& a': {display: 'inline-flex', alignItems: 'center', minHeight: target},
})
