import {
  alwaysPublished,
  capitalise,
  componentsShowing,
  headingsOf,
  type SiteFiles,
  shortTitleOf,
  spellNumber,
  tagsOf,
  today,
} from '../../site/index.ts'
import {titlesOfPagesShowing} from '../pagesShowing.ts'
import type {AddableComponent, AddableRecordKind, FormQuestion, LinkTarget, ValueType} from '../protocol.ts'
import {
  addableKinds,
  answersFromRecord,
  contentFileOf,
  nameOfKind,
  questionsFor,
  type RecordQuestion,
  recordNamer,
} from '../yaml/newRecord.ts'
import {valueTypeOf} from '../yaml/recordEditables.ts'

/** Names shown to authors for components whose name in the code would not be understood. */
const titles: Record<string, string> = {
  Actions: 'Buttons',
  Callout: 'Box that stands out',
  CallToAction: 'Closing banner with a button',
  CheckList: 'List with ticks',
  Choices: 'Options in a closing banner',
  Contents: 'Contents beside the text',
  Count: 'Count of what the site lists',
  DatesLead: 'Text shown while there are dates ahead',
  DonateLink: 'Button to give by card',
  Email: 'Our email address',
  FactRing: 'Percentage as a ring',
  InfoCard: 'Practical information',
  LeadStory: 'Story in large words',
  MoreLink: 'Button at the end of a section',
  NextPages: 'Links to the next and previous page',
  OnThisPage: 'Links to the parts of this page',
  PageHero: 'Page header: title, introduction and the ring',
  PageList: 'Cards of the pages in a folder',
  Phone: 'Our phone number',
  PostalAddress: 'Our address',
  ShortList: 'Short list of subjects or roles',
  Stat: 'Figure and what it counts',
  Statement: 'Statement in large words',
  Steps: 'Numbered steps',
  ToastButton: 'Button that shows a message',
  ToastLink: 'Button with a pop-up message',
  TopicPanel: 'Panel of topics',
  WaysIn: 'Ways in: joining, helping, giving',
}

/** Returns the human-readable name of a component. */
export function componentTitle(name: string, {components}: SiteFiles): string {
  const shown = addableKinds.find((kind) => componentsShowing(kind, components)[0]?.name === name)
  const words =
    titles[name] ?? (shown && nameOfKind(shown)) ?? name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return capitalise(words)
}

/** Lists the components that can be added to pages, the most used first. */
export function addableComponents(site: SiteFiles): AddableComponent[] {
  const tags = site.pages.filter(({file}) => !alwaysPublished.includes(file)).flatMap(tagsOf)
  const uses = (name: string) => tags.filter((tag) => tag.name === name).length
  return [...site.components.values()]
    .filter(({childKind}) => childKind !== 'items')
    .sort((one, other) => uses(other.name) - uses(one.name))
    .map(({name, purpose, props}) => {
      const shows = addableKinds.find((kind) => props.some((prop) => prop.name === kind))
      return {name, title: componentTitle(name, site), purpose, ...(shows && {shows})}
    })
}

/**
 * Lists the kinds of `content/` record that can be added, each with its form questions and existing records.
 */
export function addableRecordKinds(site: SiteFiles): AddableRecordKind[] {
  return addableKinds.map((kind) => {
    const questions = questionsFor(kind)
    const nameIt = recordNamer(kind)
    const [component] = componentsShowing(kind, site.components)
    return {
      kind,
      name: nameOfKind(kind),
      questions: questions.map(formQuestion),
      records: (site.content.get(contentFileOf(kind))?.records ?? []).map(({id, value}) => ({
        id,
        name: nameIt(value),
        answers: answersFromRecord(value, questions, today()),
      })),
      ...(component && {shownBy: componentTitle(component.name, site)}),
      shownOn: titlesOfPagesShowing(site, contentFileOf(kind)),
    }
  })
}

function formQuestion(question: RecordQuestion): FormQuestion {
  const {field, label, optional, example, schema} = question
  const value = valueTypeOf(schema)
  const help = helpFor(question, value)
  return {field, label, optional, example, value, ...(help && {help})}
}

function helpFor({requirement, schema, example}: RecordQuestion, value: ValueType): string | undefined {
  if (value.type === 'format') return `${capitalise(requirement)}, for example ${example}`
  if (value.type !== 'lines' || value.choices) return undefined
  const {minItems, maxItems} = schema?.toJSONSchema() ?? {}
  const isExact = minItems !== undefined && minItems === maxItems
  return isExact ? `Exactly ${spellNumber(minItems)}, each on its own line` : 'Each on its own line'
}

/** Lists every page of the site with its headings, as link targets. */
export function linkTargets(site: SiteFiles): LinkTarget[] {
  return [...site.pagesByAddress]
    .filter(([address]) => !address.includes('['))
    .map(([to, page]) => ({
      to,
      name: shortTitleOf(page, site),
      headings: headingsOf(page)
        .filter(({node, anchor}) => node.depth > 1 && anchor)
        .map(({text, anchor}) => ({to: `${to}#${anchor}`, name: text})),
    }))
}
