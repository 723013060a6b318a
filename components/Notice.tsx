import {css} from '@emotion/react'
import notices from '../content/notices.yaml'
import {color, size, space} from './theme.ts'
import {ContactWords} from './ui/ContactWords.tsx'
import {findRecord} from './ui/findRecord.ts'

interface NoticeProps {
  /** The notice's `id` in `content/notices.yaml`. */
  notice: string
}

/** Words that must be the same wherever they are needed, such as “this is not advice”. */
export function Notice({notice: id}: NoticeProps) {
  const {text} = findRecord(notices, id, 'content/notices.yaml')
  return (
    <div css={styles}>
      <p>
        <ContactWords words={text.join(' ')} />
      </p>
    </div>
  )
}

const styles = css({
  paddingInlineStart: space[4],
  borderInlineStart: `4px solid ${color('brass')}`,
  color: color('inkSoft'),
  fontSize: size.body,
})
