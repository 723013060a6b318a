import {use} from 'react'
import {Route, Routes} from 'react-router-dom'
import pages from '~react-pages'
import {PageContext} from '../../components/ui/usePage.ts'
import {Layout} from './Layout.tsx'
import {pageComponents} from './pageComponents.tsx'
import {loadedPage, loadPage} from './pageModules.ts'
import {RenderErrorBoundary} from './RenderErrorBoundary.tsx'

/** Every page of the site at its address, each inside the layout. */
export function Site() {
  return (
    <Routes>
      {pages.map(({path}) => (
        <Route key={path} path={path} caseSensitive element={<Page path={path} />} />
      ))}
    </Routes>
  )
}

/** One page. What it throws is shown in its place: header and footer stay. */
function Page({path}: {path: string}) {
  const {default: Content, frontmatter} = loadedPage(path) ?? use(loadOrLeave(path))
  return (
    <PageContext value={{...frontmatter, path}}>
      <Layout>
        <RenderErrorBoundary key={path}>
          <Content components={pageComponents} />
        </RenderErrorBoundary>
      </Layout>
    </PageContext>
  )
}

/** For a step back to a page that was not loaded yet. When its file is gone since a deploy, its document is not. */
function loadOrLeave(path: string) {
  return loadPage(path).catch(() => {
    location.reload()
    return new Promise<never>(() => {})
  })
}
