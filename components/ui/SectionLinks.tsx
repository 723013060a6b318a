import type {Interpolation, Theme} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import {usePage} from './usePage.ts'

interface SectionLinksProps {
  look: Interpolation<Theme>
}

/** Links to the sections of a page, made from its `##` headings. */
export function SectionLinks({look}: SectionLinksProps) {
  return (
    <nav aria-label={labels.onThisPage} data-derived css={look}>
      <ul>
        {usePage()?.parts?.map(({to, title}) => (
          <li key={to}>
            <a href={to}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
