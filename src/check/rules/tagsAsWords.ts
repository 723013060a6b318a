import {importedIn} from '../page/importLine.ts'
import {wordsOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

const reasons: Record<string, string> = {
  '[': 'A tag stands between < and >, not between square brackets, so visitors see it as words.',
  '\\<': 'The backslash \\ makes words of this tag.',
  '&lt;': 'The < is written as &lt; here, so visitors see the tag as words.',
}

/** `[Fact fact="…" /]` or `&lt;Fact … /&gt;`: a tag that visitors read. */
export const tagsAsWords: Rule = {
  name: 'tagsAsWords',
  check(page, site) {
    const findings: Finding[] = []
    for (const {source, from} of wordsOf(page)) {
      for (const match of source.matchAll(/(\[|\\<|&lt;)(\/?)(\w+)([^\]<>&\n]*)(\]|>|&gt;)/g)) {
        const [, open = '', slash = '', name = '', rest = ''] = match
        if (!site.components.has(name) || !/^\s*$|=|\/\s*$/.test(rest)) continue
        // “[Email]” alone may be words.
        if (open === '[' && !slash && !/[=/]/.test(rest)) continue
        findings.push({
          at: from + match.index,
          message: reasons[open] ?? '',
          ...written(match[0], `<${slash}${name}${rest.replace(/[“”]/g, '"')}>`),
        })
      }
      // `Fact fact="…" />`, and `AllPages />`, which nothing but a tag ends with.
      for (const {0: tag, 1: name = '', index} of source.matchAll(
        /(?<![<\w/\\[;]|< +)([A-Z]\w*)(?:(?:\s+\w+="[^"\n<>]*")+\s*\/?|\s*\/)>/g,
      ))
        if (site.components.has(name))
          findings.push({
            at: from + index,
            message: `The < is missing before ${name}, so visitors see the tag as words.`,
            ...written(tag, `<${tag}`),
          })
      // `< fact="…" />` and `< />`
      for (const {0: tag, 1: record, index} of source.matchAll(/< +(?:(\w+)="[^"\n<>]*"[^<>\n]*|\/)>/g)) {
        const name = importedFor(record, page, site)
        findings.push({
          at: from + index,
          message: 'This tag has lost its name, so visitors see it as words.',
          ...(name ? written(tag, tag.replace(/^< +/, `<${name} `)) : {help: 'Write its name right behind the <.'}),
        })
      }
    }
    return findings
  },
}

/** The one component that a page imports and that takes that attribute; of a tag without any, the one that it does not show. */
function importedFor(attribute: string | undefined, page: Page, {components}: SiteFiles): string | undefined {
  const meant = importedIn(page.text).filter((name) =>
    attribute
      ? components.get(name)?.props.some((prop) => prop.name === attribute)
      : page.outline.tags.every((tag) => tag.name !== name),
  )
  return meant.length === 1 ? meant[0] : undefined
}
