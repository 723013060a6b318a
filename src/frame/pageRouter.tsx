import type {ReactElement, ReactNode} from 'react'
import {createStaticHandler, createStaticRouter, StaticRouterProvider} from 'react-router-dom'
import pages, {type Page} from '~react-pages'
import {basePath} from './routeAddress.ts'
import {Site} from './Site.tsx'

/**
 * Creates a router of pages, by default of all, which ranks their routes once: to rank a thousand routes for
 * each of a thousand pages would add four seconds to a build. The returned function loads the page at an
 * address (`/about`), or else the 404 page. A browser replaces a page that throws by `errorElement`; a build
 * fails.
 */
export function createPageRouter(
  errorElement?: ReactNode,
  routes: Page[] = pages,
): (address: string) => Promise<ReactElement> {
  const handler = createStaticHandler(
    routes.map((page) => ({...page, Component: Site, errorElement})),
    {basename: basePath || '/'},
  )
  return async (address) => {
    const context = await handler.query(new Request(`http://localhost${basePath}${address}`))
    if (context instanceof Response) throw new Error(`${address} redirects, which only hosts can do.`)
    const [error] = Object.values(context.errors ?? {})
    if (error) throw error
    // Gets the matched route only, because it copies its routes, and nothing navigates.
    const router = createStaticRouter(
      context.matches.map(({route}) => route),
      context,
    )
    return <StaticRouterProvider router={router} context={context} hydrate={false} />
  }
}
