import {css} from '@emotion/react'
import notices from '../content/notices.yaml'
import site from '../content/site.yaml'
import {color, size, space} from './theme.ts'
import {find} from './ui/find.ts'

interface NoticeProps {
  /** The notice's `id` in `content/notices.yaml`. */
  notice: string
}

/** Words that must stand the same wherever they are needed, such as “this is not advice”. */
export function Notice({notice: id}: NoticeProps) {
  const {text} = find(notices, id, 'content/notices.yaml')
  return (
    <div css={styles}>
      <p>
        {text.map((sentence) => `${sentence} `)}
        {id === 'form-not-connected' && <a href={`mailto:${site.email}`}>{site.email}</a>}
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
