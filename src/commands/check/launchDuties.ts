import {addressOf, headingsOf, positionAt, type SiteFiles, startOf} from '../../site/index.ts'

/** An entry of `content/duties.yaml`. */
interface Duty {
  duty: string
  law: string
  source: string
  at?: string
}

/**
 * Lists a charity's duties before a launch, each with its source and the line of the words that seem to meet
 * it. Never says that a duty is met, which the words of a page can't show. Returns `''` if the site has no
 * list of duties.
 */
export function launchDuties(site: SiteFiles): string {
  const duties: Duty[] = site.content.get('duties.yaml')?.document.toJS() ?? []
  if (duties.length === 0) return ''
  const lines = duties.map(
    ({duty, law, source, at}) => `- ${duty}\n  ${law}: ${source}\n  ${at ? placeOf(at, site) : 'missing'}`,
  )
  return [
    'The duties of a charity, and the words that seem to meet each. Ask whoever advises the trustees.',
    ...lines,
    '',
  ].join('\n')
}

/**
 * Returns the line of a page's heading, by its address. The check reports an address that leads nowhere
 * (`references`).
 */
function placeOf(at: string, site: SiteFiles): string {
  const [address, anchor] = at.split('#')
  const page = site.pages.find(({file}) => addressOf(file) === address)
  if (!page) return 'missing'
  const heading = headingsOf(page).find((each) => each.anchor === anchor)
  return `words that seem to meet it: ${page.file}, line ${heading ? positionAt(page.text, startOf(heading.node)).line : 1}`
}
