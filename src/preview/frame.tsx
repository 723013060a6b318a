import {CacheProvider} from '@emotion/react'
import {type Components, type CreateEvaluater, toJsxRuntime} from 'hast-util-to-jsx-runtime'
import {type ComponentType, createContext, Fragment, type ReactElement, useContext} from 'react'
import {jsx, jsxs} from 'react/jsx-runtime'
import {CommitObserver} from '../browser/CommitObserver.tsx'
import {cache} from '../browser/cache.ts'
import {IslandError} from '../browser/IslandBoundary.tsx'
import {Marked} from '../editor/connection/Marked.tsx'
import {createPageRouter} from '../frame/pageRouter.tsx'
import type {LaidOutPage} from './layOutPage.ts'

// Loaded again after each change of a YAML file, so that components have its new data.

const files = import.meta.glob<Record<string, ComponentType>>('../../components/*.tsx', {eager: true})
const siteComponents: Record<string, unknown> = {
  SiteMarked: Marked,
  ...Object.fromEntries(
    Object.entries(files).map(([file, exported]) => {
      const name = file.replace(/^.*\/(\w+)\.tsx$/, '$1')
      return [name, exported[name]]
    }),
  ),
}

/** Pages have no expressions but the names of components. */
const createEvaluater: CreateEvaluater = () => ({
  evaluateExpression(expression) {
    return expression.type === 'Identifier' ? siteComponents[expression.name] : undefined
  },
  evaluateProgram() {},
})

const TreeContext = createContext<LaidOutPage['tree']>({type: 'root', children: []})

/**
 * Renders the tree of a page. One component for all, so that React keeps the elements that a change leaves as
 * they are.
 */
function Content({components}: {components: Components}) {
  return toJsxRuntime(useContext(TreeContext), {Fragment, jsx, jsxs, components, createEvaluater})
}

/**
 * Returns the React element of a page in its frame. `onCommit`, a new function each time, is called once the
 * page shows it.
 */
export async function framePage(
  {file, tree, frontmatter, relatedPages}: LaidOutPage,
  address: string,
  onCommit: () => void,
): Promise<ReactElement> {
  const module = {default: Content, frontmatter, relatedPages} as never
  const routes = [{id: file, path: '*', caseSensitive: true as const, loader: async () => module}]
  const page = await createPageRouter(<IslandError />, routes)(address)
  return (
    <CacheProvider value={cache}>
      <TreeContext value={tree}>
        <CommitObserver onCommit={onCommit}>{page}</CommitObserver>
      </TreeContext>
    </CacheProvider>
  )
}
