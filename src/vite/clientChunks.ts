import type {Rolldown} from 'vite'

/** What every page needs to wake, so that it is one file, asked for once and kept for the next page. */
const everywhere = [
  /(^|\/)node_modules\/(?!lucide-react)/,
  /^src\/app\/(?!wake)/,
  /^content\/(site|toasts|facts)\.yaml/,
  /^components\/(theme|Actions|CallToAction|PageHero|ToastButton|ToastLink)\.tsx?/,
  /^components\/ui\/(?!Coin|Icon|Initial|RoleDetails|TierDetails)/,
]

/** What several pages may share. */
const shared = /^(components|content)\/|(^|\/)node_modules\/lucide-react\//

/**
 * How the client is cut into files: what every page needs, what several share, and each page's own.
 * Goes by a module's place in the project, so that the folder in which the project stands changes nothing.
 */
export function clientChunks(root: string): Rolldown.OutputOptions['codeSplitting'] {
  const placeOf = (id: string) => (id.startsWith(`${root}/`) ? id.slice(root.length + 1) : id)
  return {
    groups: [
      {name: 'client', test: (id) => everywhere.some((part) => part.test(placeOf(id)))},
      {name: 'cards', test: (id) => shared.test(placeOf(id)), minShareCount: 3},
    ],
  }
}
