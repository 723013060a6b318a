import type {MDXComponents} from 'mdx/types'
import type {AnchorHTMLAttributes, InputHTMLAttributes} from 'react'
import {Link} from '../../components/ui/Link.tsx'

/** The Markdown elements of a page that need more than CSS. */
export const pageComponents: MDXComponents = {a: MarkdownLink, input: TaskBox}

function MarkdownLink({href = '', ...rest}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link to={href} {...rest} />
}

/** `- [ ] Bring your payslip`: a box to tick on paper. On a screen nobody can press it, so it is no form control. */
function TaskBox({checked}: InputHTMLAttributes<HTMLInputElement>) {
  return checked ? '☑' : '☐'
}
