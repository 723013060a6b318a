import {css} from '@emotion/react'
import formats from '../content/formats.yaml'
import * as labels from '../content/labels.yaml'
import {belowTablet, space} from './theme.ts'
import {Card} from './ui/Card.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {besideButton, Disclosure} from './ui/Disclosure.tsx'
import {findRecord} from './ui/findRecord.ts'
import type {Item} from './ui/kinds.ts'
import {TickList} from './ui/TickList.tsx'
import {typeset} from './ui/typeset.ts'

interface FormatCardProps {
  /** The format's `id` in `content/formats.yaml`. */
  format: string
}

/** One way to learn: how long it takes, where it happens, and what it is like. */
export function FormatCard({format: id}: FormatCardProps): Item {
  const {title, description, duration, format, features} = findRecord(formats, id, 'content/formats.yaml')
  return (
    <Card look={[cardStyles.ruled, besideButton, styles]}>
      <h3>{title}</h3>
      <b>
        {typeset(duration)} · {format}
      </b>
      <Disclosure summary={labels.whatIsInIt} subject={title}>
        <p>{description}</p>
        <TickList points={features} />
      </Disclosure>
    </Card>
  )
}

// On a phone, what is in it opens beside the facts of one line, where it fits.
const styles = css({[belowTablet]: {gap: `0 ${space[4]}`, '& > b': {flex: '0 1 auto'}}})
