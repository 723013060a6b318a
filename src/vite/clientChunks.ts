import type {Rolldown} from 'vite'

/** What every page needs to wake, so that it is one file, asked for once and kept for the next page. */
const everywhere = [
  /node_modules\/(?!lucide-react)/,
  /src\/app\/(?!wake)/,
  /content\/(site|toasts|facts)\.yaml/,
  /components\/(theme|Actions|CallToAction|PageHero|ToastButton|ToastLink)\.tsx?/,
  /components\/ui\/(?!Coin|Icon|Initial|RoleDetails|TierDetails)/,
]

/** How the client is cut into files: what every page needs, what several share, and each page's own. */
export const clientChunks: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    {name: 'client', test: (id) => everywhere.some((part) => part.test(id))},
    {name: 'cards', test: /(components|content|lucide-react)\//, minShareCount: 3},
  ],
}
