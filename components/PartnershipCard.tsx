import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import partnerships from '../content/partnerships.yaml'
import {color, size} from './theme.ts'
import {Card} from './ui/Card.tsx'
import {cardStyles, ticked} from './ui/cardStyles.ts'
import {find} from './ui/find.ts'
import type {Item} from './ui/kinds.ts'

interface PartnershipCardProps {
  /** The tier's `id` in `content/partnerships.yaml`. */
  partnership: string
}

/** One way for an organisation to work with us: what it gets, and how much it takes. */
export function PartnershipCard({partnership: id}: PartnershipCardProps): Item {
  const {title, description, commitment, benefits, examples} = find(partnerships, id, 'content/partnerships.yaml')
  return (
    <Card look={cardStyles.ruled}>
      <h3>{title}</h3>
      <div css={cardStyles.tags}>
        <span>{`${labels.commitment}: ${commitment}`}</span>
      </div>
      <p>{description}</p>
      <ul css={ticked}>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p css={[cardStyles.foot, styles]}>{`${labels.forExample}: ${examples}`}</p>
    </Card>
  )
}

const styles = css({fontSize: size.note, color: color('inkSoft')})
