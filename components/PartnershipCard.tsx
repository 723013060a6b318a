import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import partnerships from '../content/partnerships.yaml'
import {size} from './theme.ts'
import {askAbout} from './ui/askAbout.ts'
import {buttonStyles} from './ui/buttonStyles.ts'
import {Card} from './ui/Card.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {besideButton, Fold} from './ui/Fold.tsx'
import {find} from './ui/find.ts'
import type {Item} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'
import {ticked} from './ui/lists.ts'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

interface PartnershipCardProps {
  /** The tier's `id` in `content/partnerships.yaml`. */
  partnership: string
}

/** One way for an organisation to work with us: what it gets, how much it takes, and a link to the contact form. */
export function PartnershipCard({partnership: id}: PartnershipCardProps): Item {
  const {title, description, commitment, benefits, examples} = find(partnerships, id, 'content/partnerships.yaml')
  return (
    <Card look={[cardStyles.box, besideButton]}>
      <h3>{title}</h3>
      <div css={cardStyles.tags}>
        <span>{`${labels.commitment}: ${commitment}`}</span>
      </div>
      <p>{description}</p>
      <Fold summary={labels.whatIsInIt} of={title}>
        <ul css={ticked}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <p css={examplesStyle}>{`${labels.forExample}: ${examples}`}</p>
      </Fold>
      <div css={cardStyles.foot}>
        <Link to={askAbout(id)} css={[buttonStyles.base, buttonStyles.outline]}>
          {labels.talk}
          <VisuallyHidden>{` ${labels.talkAbout} ${title}`}</VisuallyHidden>
        </Link>
      </div>
    </Card>
  )
}

const examplesStyle = css({fontSize: size.note})
