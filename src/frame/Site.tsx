import type {MDXComponents} from 'mdx/types'
import type {AnchorHTMLAttributes, InputHTMLAttributes} from 'react'
import {Route, Routes} from 'react-router-dom'
import {Link} from '../../components/ui/Link.tsx'
import {PageContext} from '../../components/ui/usePage.ts'
import {Layout} from './Layout.tsx'
import type {PageModule} from './pageModules.ts'

interface SiteProps {
  /** Path of the current route. */
  path: string
  page: PageModule
}

/**
 * A page inside the layout. The router gets only the route of this page, because ranking a thousand routes for each of
 * a thousand pages would add four seconds to a build.
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

/** Components that replace Markdown elements. */
const pageComponents: MDXComponents = {a: MarkdownLink, input: TaskBox}

function MarkdownLink({href = '', ...rest}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link to={href} {...rest} />
}

/** A checkbox of a task list (`- [ ] Bring your payslip`). A character, because people tick it on paper. */
function TaskBox({checked}: InputHTMLAttributes<HTMLInputElement>) {
  return checked ? '☑' : '☐'
}
