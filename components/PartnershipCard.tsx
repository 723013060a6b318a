import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import partnerships from '../content/partnerships.yaml'
import {belowTablet, size} from './theme.ts'
import {Card} from './ui/Card.tsx'
import {ContactLink} from './ui/ContactLink.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {besideButton, Disclosure} from './ui/Disclosure.tsx'
import {findRecord} from './ui/findRecord.ts'
import type {Item} from './ui/kinds.ts'
import {TickList} from './ui/TickList.tsx'

interface PartnershipCardProps {
  /** The partnership's `id` in `content/partnerships.yaml`. */
  partnership: string
}

/**
 * One way for an organisation to work with us: what it gets, how much work it is, and a link to the contact
 * form.
 */
export function PartnershipCard({partnership: id}: PartnershipCardProps): Item {
  const {title, description, commitment, benefits, examples} = findRecord(
    partnerships,
    id,
    'content/partnerships.yaml',
  )
  return (
    <Card look={[cardStyles.box, besideButton, titleLine]}>
      <h3>{title}</h3>
      <div css={cardStyles.tags}>
        <span>{`${labels.commitment}: ${commitment}`}</span>
      </div>
      <p>{description}</p>
      <Disclosure summary={labels.whatIsInIt} subject={title}>
        <TickList points={benefits} />
        <p css={examplesStyle}>{`${labels.forExample}: ${examples}`}</p>
      </Disclosure>
      <div css={cardStyles.foot}>
        <ContactLink record={id} label={labels.talk} about={`${labels.talkAbout} ${title}`} />
      </div>
    </Card>
  )
}

// On a phone the commitment stands beside the title, where it fits.
const titleLine = css({[belowTablet]: {'& > h3': {flex: '1 0 auto'}, '& > h3 + div': {flex: '0 1 auto'}}})

const examplesStyle = css({fontSize: size.note})
