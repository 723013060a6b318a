import {Route, Routes} from 'react-router-dom'
import {PageContext} from '../../components/ui/usePage.ts'
import {Layout} from './Layout.tsx'
import {pageComponents} from './pageComponents.tsx'
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
