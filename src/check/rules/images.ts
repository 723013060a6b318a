import {nearest} from '../nearest.ts'
import {nodesOf, startOf} from '../page/nodes.ts'
import type {Finding, Rule} from '../rule.ts'

/** Each picture exists, and is described for those who can't see it. */
export const images: Rule = {
  name: 'images',
  quietBeside: ['pictures'],
  check(page, site) {
    const findings: Finding[] = []
    for (const node of nodesOf(page, 'image')) {
      const at = startOf(node)
      const alt = node.alt?.trim() ?? ''
      if (alt === '')
        findings.push({
          at,
          message: 'The picture has no description for people who can’t see it.',
          write: `![what the picture shows](${node.url})`,
        })
      else if (/^(image|picture|photo|img|logo)\W*$|\.(jpe?g|png|webp|svg|gif)$/i.test(alt))
        findings.push({
          at,
          message: `“${alt}” does not say what the picture shows.`,
          help: `Write what someone sees: ![Two students at a table](${node.url})`,
          warning: true,
        })
      if (/^\w+:|^\/\//.test(node.url))
        findings.push({
          at,
          message: 'Pictures come from this site, never from another.',
          help: 'Put the file in public/, and write: ![what it shows](/picture.jpg)',
        })
      else if (!site.publicFiles.has(node.url)) {
        const meant = nearest(node.url, site.publicFiles)
        findings.push({
          at,
          message: `There is no picture ${node.url} in public/.${meant ? ` Did you mean ${meant}?` : ''}`,
          ...(meant
            ? {write: `![${alt}](${meant})`}
            : {help: 'Put the file in public/, and write its name with a / in front.'}),
        })
      }
    }
    return findings
  },
}
