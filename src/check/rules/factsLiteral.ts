import {asYaml} from '../content/asYaml.ts'
import {siteDetails} from '../content/siteDetails.ts'
import {fieldTag} from '../page/fieldTag.ts'
import type {Page} from '../page/parsePage.ts'
import {lineStart} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'
import {standings} from '../standings.ts'

/** A fact of `content/facts.yaml` or our number that was typed by hand, so that it stays as it is when that changes. */
export const factsLiteral: Rule = {
  name: 'factsLiteral',
  check: (page, site) => [
    ...literalIn(page, site, (id, at) => (at < page.frontmatter.end ? `{fact:${id}}` : `<Fact fact="${id}" />`)),
    ...phoneIn(page, site),
  ],
}

/** The same in a file of `content/` or a page; `name` says how a fact is named there. */
export function literalIn(
  where: {file: string; text: string},
  {content}: SiteFiles,
  name: (id: string, at: number) => string,
): Finding[] {
  return (content.get('facts.yaml')?.records ?? []).flatMap(({id, value: fact}) => {
    const [value, label] = [String(fact.value), String(fact.label)]
    // A figure, or one with its unit, may well be another: not where the words of its label follow.
    const isLong = value.split(' ').length > 2
    const typed = isLong ? value : `${value} ${label.split(' ').slice(0, 2).join(' ')}`
    return standings(typed, where).map((at) => {
      const said = name(id, at)
      const [line = ''] = where.text.slice(at).split(/\r?\n/, 1)
      // YAML takes a brace at the start of a value for a list of fields.
      const isStart =
        said.startsWith('{') && /^\s*(?:- |(?:- )?\w+: )$/.test(where.text.slice(lineStart(where.text, at), at))
      const swap = isStart ? written(line, asYaml(line.replace(value, said))) : written(value, said)
      return {at, ...explain(value, 'content/facts.yaml'), ...swap}
    })
  })
}

/** Our number among the words of a page. A bare address is a link, and told as that. */
function phoneIn(page: Page, {content, components}: SiteFiles): Finding[] {
  const [phone, tag] = [siteDetails(content).phone, fieldTag('phone', components)]
  if (typeof phone !== 'string' || !phone || !tag) return []
  const places = standings(phone, page).filter((at) => at >= page.frontmatter.end)
  return places.map((at) => ({at, ...explain(phone, 'content/site.yaml'), ...written(phone, tag)}))
}

function explain(value: string, file: string) {
  const message = `Typed here, “${value}” will not change with ${file}.`
  return {message, help: 'If another is meant, leave it.', warning: true}
}
