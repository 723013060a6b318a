import type {MDXComponents} from 'mdx/types'
import type {AnchorHTMLAttributes, InputHTMLAttributes} from 'react'
import {useLoaderData} from 'react-router-dom'
import {Link} from '../../components/ui/Link.tsx'
import {PageContext} from '../../components/ui/usePage.ts'
import {Layout} from './Layout.tsx'
import type {PageModule} from './pageModules.ts'

/** The page of the current route, inside the layout. */
export function Site() {
  const {default: Content, frontmatter, relatedPages} = useLoaderData<PageModule>()
  return (
    <PageContext value={{...relatedPages, ...frontmatter}}>
      <Layout>
        <Content components={pageComponents} />
      </Layout>
    </PageContext>
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
