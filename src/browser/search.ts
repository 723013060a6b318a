/**
 * Finds places while the visitor types into the search panel, which is in every document
 * (`src/frame/SearchPanel.tsx`) and opens without a script. `wake.ts` loads this file when the search field
 * gets the focus. Without React, because the code and the index together must arrive within a second on a
 * slow phone (S11.7).
 */
import {formPage} from 'virtual:form-page'
import {contactFormId} from '../../components/ui/contactAddress.ts'
import {withNumber} from '../../components/ui/withNumber.ts'
import * as labels from '../../content/labels.yaml'
import {createSearch, type Found, type FoundPlace, type HelpEntry, type SearchIndex} from './findPlaces.ts'

/** The maximum number of places to show: visitors type another word rather than read a long list. */
const maxPlaces = 8

/** Elements of every page. Browsers make global variables of their ids. */
declare const siteSearch: HTMLElement
declare const siteSearched: HTMLInputElement
declare const siteMenu: HTMLElement
declare const siteAsleep: HTMLElement

const status = siteSearch.querySelector('[role=status]') as HTMLElement
const list = element('ul', {})
const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/**
 * The look of the results. It is not in the documents, which would be heavier for a search that few visitors
 * open. Names the colours of `components/theme.ts` without importing it, which would be one more file to
 * load.
 */
const marked = `color: var(--ink); background: var(--mint); border-bottom-color: var(--brass)`
const results = `#${siteSearch.id} ul`
const styles = new CSSStyleSheet()
styles.replaceSync(`
${results} { margin: 0; padding: 0; list-style: none }
${results} li { border-bottom: 1px solid var(--line) }
${results} li > a {
  white-space: normal; display: flex; flex-wrap: wrap; align-items: center; column-gap: .75rem;
  min-height: 2.75rem; padding: .25rem .5rem; font-weight: 600;
}
${results} li span, ${results} li p { font-size: 1rem; font-weight: 400; color: var(--inkSoft) }
${results} li p { padding: 0 .5rem .5rem }
${results} li p::first-letter { text-transform: uppercase }
${results} li b { white-space: nowrap }
${results} li > a:hover, #${siteSearch.id}:has(input:focus) [data-first] a { ${marked} }
`)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles]

interface LoadedSearch {
  find: (typed: string) => Found
  allHelp: HelpEntry[]
}

let search: Promise<LoadedSearch> | undefined

/**
 * Loads the index and prepares the search, once, not at each key. If that fails, the next call tries again.
 */
function loadSearch(): Promise<LoadedSearch> {
  search ??= fetch(`${base}/search.json`)
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`${response.status}`))))
    .then((index: SearchIndex) => ({find: createSearch(index), allHelp: index.help}))
    .catch((error) => {
      search = undefined
      throw error
    })
  return search
}

async function showResults() {
  try {
    const {find, allHelp} = await loadSearch()
    siteAsleep.hidden = true
    const typed = siteSearched.value.trim()
    show(typed ? find(typed) : {help: [], places: []}, typed, allHelp)
  } catch {
    siteAsleep.hidden = false
  }
}

/**
 * Shows what was found: help lines first. If nothing was found, shows all of them, and a link to the contact
 * form.
 */
function show({help, places}: Found, typed: string, allHelp: HelpEntry[]) {
  const first = help.length > 0 ? undefined : places[0]
  const nothing = typed && help.length + places.length === 0
  const shown = places.slice(0, maxPlaces)
  const ask = {to: `${formPage}#${contactFormId}`, heading: labels.askInstead, page: labels.askInstead}
  list.replaceChildren(
    ...(nothing ? allHelp : help).map(helpItem),
    ...(nothing ? [ask] : shown).map(placeItem),
  )
  // Not while it is empty: screen readers would announce a list without items (S10.75).
  if (list.firstChild) siteSearch.append(list)
  else list.remove()
  list.querySelector('li')?.toggleAttribute('data-first', Boolean(first))
  status.textContent = typed && (shown.length > 0 || nothing) ? countLabel(shown.length) : ''
  if (first) status.append(`. ${labels.enterOpens} `, element('bdi', {}, first.heading))
}

function countLabel(count: number): string {
  if (count === 0) return labels.nothingFound
  return count === 1
    ? labels.oneFound
    : withNumber(count === maxPlaces ? labels.firstFound : labels.manyFound, count)
}

function placeItem({to, heading, page}: FoundPlace): HTMLElement {
  const link = element('a', {href: base + to}, element('bdi', {}, heading))
  if (heading !== page) link.append(element('span', {}, ` ${page}`))
  return element('li', {}, link)
}

function helpItem({need, name, phone, hours, other}: HelpEntry): HTMLElement {
  const call = element(
    'a',
    {href: `tel:${phone.replaceAll(' ', '')}`},
    `${need}: ${name} `,
    element('b', {}, phone),
  )
  const note = element('p', {}, hours)
  if (other?.to) {
    const link = element('a', {href: other.to}, other.text)
    // A text message goes to its own number, which another organisation may answer.
    if (!other.to.startsWith('sms:')) link.setAttribute('aria-label', `${other.text}: ${name}`)
    note.append('. ', link)
  } else if (other) note.append(`. ${other.text}`)
  return element('li', {}, call, note)
}

function element(
  name: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const created = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value)
  created.append(...children)
  return created
}

/**
 * Moves the focus between the field and the links with the arrow keys, and closes the panel with Escape.
 * Enter in the field opens the first place; if a help line is above it, it moves to that line, and calls
 * nobody.
 */
function handleKey(event: KeyboardEvent) {
  if (event.isComposing) return
  if (event.key === 'Enter' && event.target === siteSearched) {
    const first = list.querySelector<HTMLAnchorElement>('[data-first] a')
    if (first) first.click()
    else list.querySelector('a')?.focus()
  }
  const step = {ArrowDown: 1, ArrowUp: -1, Escape: 0}[event.key]
  if (step === undefined) return
  const stops = [...siteSearch.querySelectorAll<HTMLElement>('input, li a')]
  event.preventDefault()
  // In Chromium, the first Escape would only clear the field.
  if (step === 0) return siteSearch.hidePopover()
  stops[Math.max(stops.indexOf(document.activeElement as HTMLElement) + step, 0)]?.focus()
}

/**
 * Returns the focus to the button in the menu. Browsers do so only if no other popover, such as the menu, is
 * open.
 */
function returnFocus({newState}: ToggleEvent) {
  const opener = siteMenu.querySelector<HTMLElement>(`:popover-open [popovertarget=${siteSearch.id}]`)
  if (newState === 'closed' && siteSearch.contains(document.activeElement)) opener?.focus()
}

siteSearched.addEventListener('input', showResults)
siteSearch.addEventListener('beforetoggle', returnFocus as EventListener)
siteSearch.addEventListener('keydown', handleKey)
// With Tab the focus would go on behind the panel, where nobody sees it (WCAG 2.4.11).
siteSearch.addEventListener('focusout', ({relatedTarget}) => {
  if (relatedTarget && !siteSearch.contains(relatedTarget as Node)) siteSearch.hidePopover()
})
// A result on the same page would stay covered by the panel and the menu.
list.addEventListener('click', ({target}) => {
  if (!(target as Element).closest('[href]')) return
  siteSearch.hidePopover()
  siteMenu.hidePopover()
})
// Also for what was typed before this file was loaded.
showResults()

// In dev, a change of a label would otherwise reload the page, as this file can't be replaced. It has the new
// label later.
import.meta.hot?.accept('../../content/labels.yaml', () => {})
