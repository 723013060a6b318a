import type {MDXComponents} from 'mdx/types'
import type {AnchorHTMLAttributes, InputHTMLAttributes, TableHTMLAttributes} from 'react'
import {Link} from '../../components/ui/Link.tsx'
import * as labels from '../../content/labels.yaml'

/** The Markdown elements of a page that need more than CSS. */
export const pageComponents: MDXComponents = {a: MarkdownLink, input: TaskBox, table: ScrollingTable}

function MarkdownLink({href = '', ...rest}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link to={href} {...rest} />
}

/** `- [ ] Bring your payslip`: a box to tick on paper. On a screen nobody can press it, so it is no form control. */
function TaskBox({checked}: InputHTMLAttributes<HTMLInputElement>) {
  return checked ? '☑' : '☐'
}

/** A table wider than the phone scrolls inside itself, by keyboard too (WCAG 1.4.10, 2.1.1). */
function ScrollingTable(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: two tables would be two landmarks of one name, and a fieldset holds fields
    <div role="group" aria-label={labels.table} tabIndex={0} data-table="">
      <table {...props} />
    </div>
  )
}
