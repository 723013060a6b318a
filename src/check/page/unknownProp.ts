import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx'
import {addressOf} from '../address.ts'
import {didYouMean} from '../characters.ts'
import {recordSaying} from '../content/meantRecord.ts'
import {recordKinds} from '../content/schemas.ts'
import {type Finding, written} from '../finding.ts'
import {listed} from '../listed.ts'
import {nearest} from '../nearest.ts'
import type {Component} from '../readComponents.ts'
import type {SiteFiles} from '../readSite.ts'
import {sourceOf} from './nodes.ts'
import type {Page} from './parsePage.ts'

/** What is wrong with an attribute that a component does not have, and which was meant: `seen` are those that the tag has, and gets the one that was meant. */
export function unknownProp(
  {name, value, position}: MdxJsxAttribute,
  component: Component,
  at: number,
  seen: Set<string>,
  page: Page,
  site: SiteFiles,
): Finding {
  const typed = sourceOf(page.text, {position})
  const known = component.props.map((prop) => prop.name)
  const isHere = (prop: string, typed: string) =>
    component.props.find((each) => each.name === prop)?.values?.includes(typed) ||
    site.content.get(recordKinds.get(prop) ?? '')?.records.some(({id}) => id === typed)
  // `<CallToAction volunteer>` and `<TeamCard membernadia />`: the value is there, and its name or `="` is not.
  const behind = (prop: string) => name.replace(new RegExp(`^${prop}-?(?=.)`), '')
  const lost = known.find((prop) => !seen.has(prop) && isHere(prop, behind(prop)))
  if (lost && (value === null || value === undefined)) {
    seen.add(lost)
    const said = behind(lost)
    return {
      at,
      message:
        said === name ? `${lost}= is missing in front of ${name}.` : `The = is missing between ${lost} and ${said}.`,
      ...written(name, `${lost}="${said}"`),
    }
  }
  const kinds = known.filter((each) => recordKinds.has(each))
  const meant =
    nearest(name, known) ??
    known.find((prop) => !seen.has(prop) && typeof value === 'string' && isHere(prop, value)) ??
    // What records are called in their files.
    (name === 'id' && kinds.length === 1 ? kinds[0] : undefined) ??
    (known.length === 1 && !/^(class|className|style|id|on[A-Z]\w*)$/.test(name) ? known[0] : undefined)
  if (/^(class|className|style)$/.test(name))
    return {
      at,
      message: `${name}= is for looks, and those belong to the component.`,
      help: `Delete ${name}=… from the tag.`,
    }
  if (/^on[A-Z]/i.test(name) && !meant)
    return {at, message: `${name}= runs code, which a page can’t.`, help: `Delete ${name}=… from the tag.`}
  const file = recordKinds.get(meant ?? '')
  if (meant && file && typeof value === 'string' && / /.test(value) && !isSaid(value, file, site)) {
    seen.add(meant)
    return {
      at,
      message: `${component.name} has no “${name}”: it shows what stands in content/${file}, by its id.`,
      help: `Add it there, and write here its id: ${meant}="…"`,
    }
  }
  if (meant && !seen.has(meant)) {
    seen.add(meant)
    return {
      at,
      message: `${component.name} has no “${name}”. ${didYouMean(meant, name)}`,
      // `<RoleCard mentor />` names its record, and not by which attribute.
      ...written(
        typed,
        `${meant}="${typeof value === 'string' ? idMeant(meant, value, page, site) : known.length === 1 ? name : '…'}"`,
      ),
    }
  }
  return {
    at,
    message: `${component.name} has no “${name}”.${known.length ? ` It has ${listed(known, 'and')}.` : ' It needs no attributes.'}`,
    help: `Delete ${name} from the tag.`,
  }
}

/** Whether one record of a file says just that, so that its id is known. */
function isSaid(words: string, file: string, {content}: SiteFiles): boolean {
  return recordSaying(words, content.get(file)) !== undefined
}

/** The one record of a kind with that in its id: `donate-100`, for `100`. */
function idMeant(kind: string, typed: string, page: Page, site: SiteFiles): string {
  const records = site.content.get(recordKinds.get(kind) ?? '')?.records ?? []
  const like = records.filter(({id}) => id.split('-').includes(typed))
  const here = like.filter(({value}) => `/${value.page}` === addressOf(page.file))
  const [found, more] = like.length > 1 ? here : like
  return records.some(({id}) => id === typed) || !found || more ? typed : found.id
}
