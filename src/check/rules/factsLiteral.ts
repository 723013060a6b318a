import {asYaml} from '../content/asYaml.ts'
import {siteDetails} from '../content/siteDetails.ts'
import {fieldTag} from '../page/fieldTag.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'
import {standings} from '../standings.ts'

/** A fact of `content/facts.yaml` that was typed by hand, so that it stays as it is when the fact changes. */
export const factsLiteral: Rule = {
  name: 'factsLiteral',
  check(page, site) {
    const {text, frontmatter} = page
    const top = text.slice(0, frontmatter.end)
    const details = siteDetails(site.content)
    // A bare address is a link, and told as that.
    const [phone, tag] = [String(details.phone ?? ''), fieldTag('phone', site.components)]
    const phones = tag && phone ? standings(phone, page).filter((at) => at >= top.length) : []
    return [
      ...literalIn({...page, text: top}, site, (id) => `{fact:${id}}`),
      ...literalIn(page, site, (id) => `<Fact fact="${id}" />`).filter(({at}) => at >= top.length),
      ...phones.map((at) => ({at, ...explain(phone, 'content/site.yaml'), ...written(phone, tag ?? '')})),
    ]
  },
}

/** The same in a text of `content/` or a part of a page, with how a fact is named there. */
export function literalIn(
  where: {file: string; text: string},
  {content}: SiteFiles,
  name: (id: string) => string,
): Finding[] {
  const {text} = where

  return (content.get('facts.yaml')?.records ?? []).flatMap(({id, value: fact}) => {
    const [value, label] = [String(fact.value), String(fact.label)]
    // A figure, or one with its unit, may well be another: not where the words of its label follow.
    const isLong = value.split(' ').length > 2
    const typed = isLong ? value : `${value} ${label.split(' ').slice(0, 2).join(' ')}`
    return standings(typed, where).map((at) => {
      const [line = ''] = text.slice(at).split(/\r?\n/, 1)
      // YAML takes a brace at the start of a value for a list of fields.
      const isStart = /^\s*(?:- )?\w+: $|^\s*- $/.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))
      const said = name(id)
      const isQuoted = isStart && said.startsWith('{')
      const swap = isQuoted ? written(line, asYaml(line.replace(value, said))) : written(value, said)
      return {at, ...explain(value, 'content/facts.yaml'), ...swap}
    })
  })
}

function explain(value: string, file: string) {
  return {
    message: `Typed here, “${value}” will not change with ${file}.`,
    help: 'If another is meant, leave it.',
    warning: true,
  }
}
