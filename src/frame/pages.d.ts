declare module '~react-pages' {
  /** One page of `pages/`, as vite-plugin-pages lists it under the settings of `src/build/routes.ts`. */
  interface Page {
    /** `/`, `about`, or `*` for the fallback page. */
    path: string
    /** Loads the page. */
    element: () => Promise<import('./pageModules.ts').PageModule>
  }
  const pages: Page[]
  export default pages
  /** Each page's file from the project's root, `/pages/about.mdx`, by its path. */
  export const files: Record<string, string>
}

declare module 'virtual:form-page' {
  /** The address of the page with the contact form, as `src/build/mdxPages.ts` finds it. */
  export const formPage: string
}

declare module 'virtual:counts' {
  /** How many records a file of `content/` has, in words, as `src/build/content.ts` counts them. */
  export const partnerships: string, roles: string, team: string, tracks: string, workshops: string
}
