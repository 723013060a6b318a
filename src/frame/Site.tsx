import type {MDXComponents} from 'mdx/types'
import type {AnchorHTMLAttributes, InputHTMLAttributes} from 'react'
import {Route, Routes} from 'react-router-dom'
import {Link} from '../../components/ui/Link.tsx'
import {PageContext} from '../../components/ui/usePage.ts'
import {Layout} from './Layout.tsx'
import type {PageModule} from './pageModules.ts'

interface SiteProps {
  /** The path of the route that the router is at. */
  path: string
  page: PageModule
}

/**
 * A page inside the layout. The router is told of its route only:
 * to weigh a thousand routes for each of a thousand documents took four seconds of a build.
 */
export function Site({path, page: {default: Content, frontmatter, surroundings}}: SiteProps) {
  const element = (
    <PageContext value={{...surroundings, ...frontmatter, path}}>
      <Layout>
        <Content components={pageComponents} />
      </Layout>
    </PageContext>
  )
  return (
    <Routes>
      <Route path={path} caseSensitive element={element} />
    </Routes>
  )
}

/** The Markdown elements of a page that need more than CSS. */
const pageComponents: MDXComponents = {a: MarkdownLink, input: TaskBox}

function MarkdownLink({href = '', ...rest}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link to={href} {...rest} />
}

/** `- [ ] Bring your payslip`: a box to tick on paper. On a screen nobody can press it, so it is no form control. */
function TaskBox({checked}: InputHTMLAttributes<HTMLInputElement>) {
  return checked ? '☑' : '☐'
}
