import type {Rolldown} from 'vite'

/** What a message needs: `src/app/messages.tsx` and all that it shows one with. */
const messages = [
  /(^|\/)node_modules\/(react|react-dom|scheduler|react-toastify|clsx|stylis|@emotion)\//,
  /^src\/app\/(messages|Toasts|cache|cacheOptions)\./,
  /^content\/(site|toasts)\.yaml/,
  /^components\/theme\.ts/,
  /^components\/ui\/(showToast|Message|ContactWords|find)\./,
]

/** What else every page needs to wake, so that it is one file, asked for once and kept for the next page. */
const everywhere = [
  /(^|\/)node_modules\/(?!lucide-react)/,
  /^src\/app\/(?!wake)/,
  /^components\/(Actions|CallToAction|PageHero|ToastButton|ToastLink)\.tsx?/,
  /^components\/ui\/(?!Coin|Icon|Initial|RoleDetails|TierDetails)/,
]

/** What several pages may share. */
const shared = /^(components|content)\/|(^|\/)node_modules\/lucide-react\//

/**
 * How the client is cut into files: what a message needs, what every page needs, what several share, and each page's own.
 * Goes by a module's place in the project, so that the folder in which the project stands changes nothing.
 */
export function clientChunks(root: string): Rolldown.OutputOptions['codeSplitting'] {
  const placeOf = (id: string) => (id.startsWith(`${root}/`) ? id.slice(root.length + 1) : id)
  return {
    groups: [
      {name: 'messages', test: (id) => messages.some((part) => part.test(placeOf(id)))},
      {name: 'client', test: (id) => everywhere.some((part) => part.test(placeOf(id)))},
      {name: 'cards', test: (id) => shared.test(placeOf(id)), minShareCount: 3},
    ],
  }
}
