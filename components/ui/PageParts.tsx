import type {Interpolation, Theme} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import {usePage} from './usePage.ts'

interface PagePartsProps {
  look: Interpolation<Theme>
}

/** The parts of a page as links, made of its own `##` headings, so that nobody keeps a list of them. */
export function PageParts({look}: PagePartsProps) {
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
