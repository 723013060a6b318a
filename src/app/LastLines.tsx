import {css} from '@emotion/react'
import {HelpLines} from '../../components/HelpLines.tsx'
import {space, veil} from '../../components/theme.ts'
import {Link} from '../../components/ui/Link.tsx'
import {withNumber} from '../../components/ui/withNumber.ts'
import * as labels from '../../content/labels.yaml'
import navigation from '../../content/navigation.yaml'
import site from '../../content/site.yaml'

/** The last lines of a page: whom to call today, whose the page is, and the policies. */
export function LastLines() {
  return (
    <>
      <div css={line}>
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

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
  marginTop: space[6],
  paddingTop: space[5],
  borderTop: `1px solid ${veil('onSpruce', 25)}`,
  '& ul': {display: 'flex', flexWrap: 'wrap', gap: `0 ${space[5]}`},
})
