import {toString as textOf} from 'mdast-util-to-string'
import {didYouMean} from '../characters.ts'
import {recordSaying} from '../content/meantRecord.ts'
import {recordKinds} from '../content/schemas.ts'
import {listed} from '../listed.ts'
import {nearestValue} from '../nearest.ts'
import {componentFor} from '../page/componentFor.ts'
import {wordsMissing} from '../page/emptyTag.ts'
import {sourceOf, startOf} from '../page/nodes.ts'
import {ownMail} from '../page/ownMail.ts'
import type {Page} from '../page/parsePage.ts'
import {type PageTag, tagsOf} from '../page/tags.ts'
import {unknownProp} from '../page/unknownProp.ts'
import type {Component, Prop} from '../readComponents.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** A component has the attributes that it needs, no others, and only values that it knows. */
export const props: Rule = {
  name: 'props',
  check(page, site) {
    return tagsOf(page).flatMap((tag) => {
      const component = site.components.get(tag.name ?? '')
      return component ? checkTag(tag, component, page, site) : []
    })
  },
}

function checkTag(tag: PageTag, component: Component, page: Page, site: SiteFiles): Finding[] {
  const findings: Finding[] = []
  const seen = new Set<string>()
  // Also those that an attribute of another name was meant to be.
  const has = new Set(tag.attributes.map((attribute) => ('name' in attribute ? attribute.name : '')))
  for (const attribute of tag.attributes) {
    const at = startOf(attribute) || startOf(tag)
    if (attribute.type !== 'mdxJsxAttribute') {
      findings.push({
        at,
        message: 'Curly brackets are for code, and can’t stand in a page.',
        help: 'Delete them and what is in them.',
      })
      continue
    }
    const {name, value} = attribute
    const prop = component.props.find((each) => each.name === name)
    if (seen.has(name))
      findings.push({at, message: `${name} is written twice in this tag.`, help: 'Delete one of the two.'})
    seen.add(name)
    const other = !prop && typeof value === 'string' && componentFor(name, value, component, site)
    if (other) {
      // What it lacks, the other has.
      for (const {name: needed} of component.props) has.add(needed)
      findings.push({
        at: startOf(tag),
        message: `<${component.name}> shows no ${name}: that is for <${other}>.`,
        write: `<${other} ${name}="${value}"${tag.children.length > 0 ? '>' : ' />'}`,
      })
    } else if (!prop) findings.push(unknownProp(attribute, component, at, has, page, site))
    else if (value === null || value === undefined)
      findings.push({at, message: `${name} needs a value.`, help: `For example: ${name}="${exampleOf(prop, site)}"`})
    else if (typeof value !== 'string') {
      const inner = value.value.trim().replace(/^["'`]|["'`]$/g, '')
      findings.push({
        at,
        message: 'Curly brackets are for code. An attribute is words between quote marks.',
        ...written(sourceOf(page.text, attribute), `${name}="${inner}"`),
      })
    } else if (value.trim() === '')
      findings.push({at, message: `${name} is empty.`, help: `For example: ${name}="${exampleOf(prop, site)}"`})
    else if (prop.values && !prop.values.includes(value)) {
      const meant = nearestValue(value, prop.values)
      findings.push({
        at,
        message: `“${value}” is no ${name} that ${component.name} knows.${meant ? ` ${didYouMean(meant, value)}` : ''}`,
        ...(meant
          ? written(`${name}="${value}"`, `${name}="${meant}"`)
          : {
              help: `It can be: ${listed(prop.values)}.${prop.values.length < 5 ? ` ${prop.help.replaceAll('`', '')}` : ''}`,
            }),
      })
    }
  }
  const whole = wholeTag(tag, component, site)
  if (whole) return [{at: startOf(tag), ...whole}]
  const right = tag.attributes.filter(
    (each) =>
      each.type === 'mdxJsxAttribute' &&
      typeof each.value === 'string' &&
      component.props.some(({name}) => name === each.name),
  )
  const typed = right.map((attribute) => ` ${sourceOf(page.text, attribute)}`).join('')
  for (const prop of component.props) {
    if (!prop.required || has.has(prop.name)) continue
    findings.push({
      at: startOf(tag),
      message: `<${component.name}> needs ${prop.name}: ${prop.help.replace(/`/g, '').replace(/^\w/, (one) => one.toLowerCase())}`,
      help: `For example: <${component.name}${typed} ${prop.name}="${exampleOf(prop, site)}"${component.children === 'none' ? ' />' : '>'}`,
    })
  }
  const empty = tag.children.length === 0
  const source = sourceOf(page.text, tag)
  if (component.children === 'none' && !empty) {
    findings.push({
      at: startOf(tag),
      message: `<${component.name}> shows its own words, so nothing can stand between its tags.`,
      ...(tag.type === 'mdxJsxTextElement' && findings.length === 0
        ? withoutWords(tag, source, site)
        : {help: `Write <${component.name} … />, and move the words below it.`}),
    })
  } else if (component.children === 'must' && empty && !holdsBroken(tag, page)) {
    findings.push({
      at: startOf(tag),
      message: `<${component.name}> is empty.`,
      ...wordsMissing(tag, component, page, site),
    })
  }
  return findings
}

/** A tag in a sentence without the words that stand between its two. */
function withoutWords(tag: PageTag, source: string, site: SiteFiles): Omit<Finding, 'at' | 'message'> {
  const words = textOf(tag).trim()
  const own = ownMail(words, site)
  if (own) return written(source, own)
  return {
    ...written(source, source.replace(/\s*>.*$/s, ' />')),
    help: /^\S+@\S+$/.test(words)
      ? `If ${words} is meant, write: [${words}](mailto:${words})`
      : 'If the words between its tags are to stay, write them after it.',
  }
}

/** The tag as it was meant where its words stand in the wrong one of its two places: as an attribute, or between its tags. */
function wholeTag(tag: PageTag, {name, props, children}: Component, site: SiteFiles): Omit<Finding, 'at'> | undefined {
  const [only, ...more] = tag.attributes
  const isUnknown = only?.type === 'mdxJsxAttribute' && !props.some((prop) => prop.name === only.name)
  if (
    children === 'must' &&
    tag.children.length === 0 &&
    isUnknown &&
    more.length === 0 &&
    / /.test(String(only.value))
  )
    return {
      message: `<${name}> has its words between its two tags.`,
      write: `<${name}>${String(only.value)}</${name}>`,
    }
  const said = textOf(tag).trim()
  const [needed, ...others] = props.filter(({required}) => required)
  if (children !== 'none' || said === '' || only || !needed || others.length > 0) return undefined
  const record = recordSaying(said, site.content.get(recordKinds.get(needed.name) ?? ''))
  return record && {message: `<${name}> shows a record by its id.`, write: `<${name} ${needed.name}="${record.id}" />`}
}

/** What should be inside is there, but could not be read. */
function holdsBroken(tag: PageTag, page: Page): boolean {
  const [from = 0, to = 0] = [tag.position?.start.line, tag.position?.end.line]
  return [...page.brokenLines].some((line) => line >= from && line <= to)
}

/** What the attribute may hold: a word of its list, a record that is there, or what its comment gives as an example. */
function exampleOf({name, values, example}: Prop, site: SiteFiles): string {
  const [record] = site.content.get(recordKinds.get(name) ?? '')?.records ?? []
  return values?.[0] ?? record?.id ?? example ?? '…'
}
