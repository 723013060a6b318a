import {css} from '@emotion/react'
import type help from '../../content/help.yaml'
import {minTargetSize, size, space} from '../theme.ts'
import {VisuallyHidden} from './VisuallyHidden.tsx'

interface HelpListProps {
  lines: typeof help
}

/**
 * Help lines of `content/help.yaml`: for whom, the number, when somebody answers, and a way without a call.
 */
export function HelpList({lines}: HelpListProps) {
  return (
    <ul css={helpListStyles}>
      {lines.map((line) => (
        <HelpListItem key={line.id} line={line} />
      ))}
    </ul>
  )
}

/** One help line of a list with `helpListStyles`. */
export function HelpListItem({line: {need, name, phone, hours, other}}: {line: (typeof help)[number]}) {
  return (
    <li>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>
        {`${need}: `}
        <br />
        {`${name} `}
        <b>{phone}</b>
      </a>
      <p>
        {hours}
        {other && '. '}
        {other && !other.to && other.text}
        {other?.to && (
          <a href={other.to}>
            {other.text}
            {/* A text message goes to its own number, which another organisation may answer. */}
            {!other.to.startsWith('sms:') && <VisuallyHidden>{`: ${name}`}</VisuallyHidden>}
          </a>
        )}
      </p>
    </li>
  )
}

export const helpListStyles = css({
  display: 'grid',
  gap: `${space[3]} ${space[4]}`,
  // Four columns if each fits a name and its number, otherwise two or one. Three would leave the fourth item
  // alone.
  gridTemplateColumns:
    'repeat(auto-fit, minmax(min(100%, max(21%, 8.2em, min(40%, (54rem - 100%) * 99))), 1fr))',
  margin: 0,
  // Overrides the indentation of ordinary lists. The doubled `&` raises the specificity.
  '&&': {padding: 0},
  listStyle: 'none',
  lineHeight: 1.375,
  '& li > a': {display: 'block', minHeight: minTargetSize, whiteSpace: 'normal', textDecorationLine: 'none'},
  '& b': {whiteSpace: 'nowrap', textDecoration: 'underline'},
  '& p': {fontSize: size.note},
  '& p::first-letter': {textTransform: 'uppercase'},
})
