import type {Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'

/** Names of files that the routes would read as something else than they say. */
export function checkRouting(site: SiteFiles): Problem[] {
  const problems: Problem[] = []
  const names = site.pageFiles
  for (const name of names) {
    const say = (message: string, help: string) =>
      problems.push({file: `pages/${name}`, line: 1, column: 1, message, help, rule: 'routing'})
    const plain = `${name
      .toLowerCase()
      .replace(/\.(mdx?|markdown|txt)$/, '')
      .replace(/[^a-z0-9/]+/g, '-')
      .replace(/^-+|-+$/g, '')}.mdx`
    if (name === '[...404].mdx') continue
    if (/\.\w+$/.test(name) && !/\.(mdx?|markdown|txt)$/i.test(name))
      say(
        `${name} is not a page: pages end in .mdx`,
        'Move it out of pages/. If its words belong on the site, copy them into a page.',
      )
    else if (!name.endsWith('.mdx')) say(`${name} is not a page: pages end in .mdx`, `Rename it: ${plain}`)
    else if (name.includes('/'))
      say(
        'Pages stand directly in pages/, not in a folder of it, or they would be shown inside one another.',
        `Move it: pages/${plain.replaceAll('/', '-')}`,
      )
    else if (name.includes('['))
      say(
        'Square brackets in the name of a page stand for any address, so this page would be shown in place of others.',
        `Rename it: ${plain}`,
      )
    else if (name !== 'index.mdx' && /index\.mdx$/.test(name))
      say(
        `A name that ends in index is shown at the wrong address: ${name} would be the home page.`,
        'Give it a name that ends differently.',
      )
    else if (!/^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/.test(name))
      say('The name of a page is its address: small letters, numbers and hyphens.', `Rename it: ${plain}`)
  }
  for (const needed of ['index.mdx', '[...404].mdx']) {
    if (!names.includes(needed))
      problems.push({
        file: `pages/${needed}`,
        line: 1,
        column: 1,
        message:
          needed === 'index.mdx' ? 'There is no home page.' : 'There is no page for addresses that do not exist.',
        help: 'Bring the file back from an earlier version.',
        rule: 'routing',
      })
  }
  return problems
}
