import {Route, Routes, useLocation} from 'react-router-dom'
import {PageContext} from '../../components/ui/usePage.ts'
import {basename, pageAt} from './addressOf.ts'
import {Layout} from './Layout.tsx'
import {pageComponents} from './pageComponents.tsx'
import {loadedPage} from './pageModules.ts'
import {RenderErrorBoundary} from './RenderErrorBoundary.tsx'

/**
 * The page at the router's address, inside the layout. The router is told of this one only:
 * to weigh a thousand routes for each of a thousand documents took four seconds of a build.
 */
export function Site() {
  const path = pageAt(basename + useLocation().pathname) ?? '*'
  return (
    <Routes>
      <Route path={path} caseSensitive element={<Page path={path} />} />
    </Routes>
  )
}

/** One page. What it throws is shown in its place: header and footer stay. */
function Page({path}: {path: string}) {
  const {default: Content, frontmatter, surroundings} = loadedPage(path)
  return (
    <PageContext value={{...surroundings, ...frontmatter, path}}>
      <Layout>
        <RenderErrorBoundary key={path}>
          <Content components={pageComponents} />
        </RenderErrorBoundary>
      </Layout>
    </PageContext>
  )
}
