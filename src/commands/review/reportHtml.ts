import {foldChanges, type PageTold} from './foldChanges.ts'
import {type Change, type Comparison, isLook, type PageText, type RecordChange} from './model.ts'
import type {Picture} from './pictures.ts'
import {reportStyles} from './reportStyles.ts'
import {hasSameWords, leads, sayChange, sayElsewhere, sayFact, sayPlaces, sayRedirect} from './sayChange.ts'
import {count} from './summary.ts'
import {marksShown} from './wordMarks.ts'

/** The report as one file that asks for nothing else and needs no script. */
export function reportHtml(comparison: Comparison, title: string, pictures: Picture[]): string {
  const {verdict, facts, frame, added, removed, renamed, redirects, problems, notes, quietFiles} = comparison
  const {pages, shared} = foldChanges(comparison.pages)
  const sharedItems = (isTold: (change: Change) => boolean) =>
    shared.filter(({change}) => isTold(change)).map(({change, pages}) => changeItem(change, `on ${pages.join(', ')}`))
  const ofShared = pages.filter(({changes}) => changes.length === 0).map(({page}) => foldedFigures(page, pictures))
  return `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>Review of ${quote(title)}</title><style>${reportStyles}</style></head><body><main>
<h1>${quote(verdict)}</h1>
<p class="note">Compared: ${quote(title)}. <del>Struck through</del> is gone, <ins>underlined</ins> is new.</p>
${notes.map((note) => `<p class="note">${quote(note)}</p>`).join('\n')}
${section('Facts and records', list(facts.map(factItem)))}
${section('Header and footer', list(frame.map((change) => changeItem(change, `${change.region}, on ${count(change.pages.length, 'page')}`))))}
${section('The same on several pages', list(sharedItems((change) => !isLook(change))))}
${section('Page by page', pages.map((page) => pagePart(page, pictures)).join('\n'))}
${section('Same words, shown otherwise', list(sharedItems(isLook)) + pages.map((page) => looksPart(page, pictures)).join('\n'))}
${section('Pictures of what is the same on several pages', ofShared.join('\n'))}
${section(
  'Pages added, removed or renamed',
  list([
    ...added.map((page) => wholePage('Added', page)),
    ...removed.map((page) =>
      wholePage(`${page.draft ? 'Now a draft' : 'Removed'}; the old address ${leads(page.redirect)}`, page),
    ),
    ...renamed.map(
      (page) =>
        `<p><span class="kind">Renamed</span> ${quote(page.from)} is now ${quote(page.to)}; the old address ${quote(leads(page.redirect))}</p>`,
    ),
  ]),
)}
${section('Old addresses that lead elsewhere', list(redirects.map((redirect) => `<p>${quote(sayRedirect(redirect))}</p>`)))}
${section('New in the check', list(problems.map((problem) => `<p>${quote(problem)}</p>`)))}
${section('Files that changed no word', list(quietFiles.map((file) => `<p>${quote(file)}</p>`)))}
</main></body></html>
`
}

function section(heading: string, body: string): string {
  return body.trim() ? `<section><h2>${heading}</h2>\n${body}</section>` : ''
}

function list(items: string[]): string {
  return items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>` : ''
}

function factItem(fact: RecordChange): string {
  const places = fact.places.map(
    ({page, section, words}) => `<p>${quote([page, section].filter(Boolean).join(', '))}: ${quote(words)}</p>`,
  )
  const pages = new Set(fact.places.map((place) => place.page)).size
  const shown =
    places.length > 0
      ? `<details><summary>Shown on ${count(pages, 'page')}, in ${count(places.length, 'place')}</summary>${list(places)}</details>`
      : `<p class="place">(${sayElsewhere(fact)})</p>`
  return `<p class="kind">${quote(sayFact(fact))}</p><p>${marked(fact.before, fact.after)}</p>${shown}`
}

function changeItem(change: Change, place = change.section): string {
  const where = place && place !== change.before ? ` <span class="place">${quote(place)}</span>` : ''
  const words = hasSameWords(change) ? quote(change.after ?? '') : marked(change.before, change.after)
  const from = change.from ? `<p class="place">From ${quote(change.from)}</p>` : ''
  return `<p><span class="kind">${quote(sayChange(change))}</span>${where}</p><p>${words}</p>${from}`
}

function pagePart(page: PageTold, pictures: Picture[]): string {
  return changesPart(page, (change) => !isLook(change), pictures)
}

/** The pictures stand below the words, where any changed. */
function looksPart(page: PageTold, pictures: Picture[]): string {
  return changesPart(page, isLook, page.changes.every(({change}) => isLook(change)) ? pictures : [])
}

function changesPart({page, was, changes}: PageTold, told: (change: Change) => boolean, pictures: Picture[]): string {
  const items = changes.filter(({change}) => told(change))
  if (items.length === 0) return ''
  return `<h3>${quote(page)}${was ? `, before ${quote(was)}` : ''}</h3>${list(items.map(({change, sections}) => changeItem(change, sayPlaces(sections))))}${figuresOf(page, pictures)}`
}

/** The pictures of a page that no change is told of by itself. */
function foldedFigures(page: string, pictures: Picture[]): string {
  const own = figuresOf(page, pictures)
  return own && `<details><summary>${quote(page)}</summary>${own}</details>`
}

function figuresOf(page: string, pictures: Picture[]): string {
  return pictures
    .filter((picture) => picture.page === page)
    .map(figures)
    .join('\n')
}

function figures({page, width, before, after}: Picture): string {
  const figure = (words: string, picture: string) =>
    `<figure><figcaption>${words}, ${width} pixels wide</figcaption><img alt="${quote(page)} ${words.toLowerCase()}, ${width} pixels wide" src="data:image/png;base64,${picture}"></figure>`
  return `<div class="pair">${figure('Before', before)}${figure('After', after)}</div>`
}

function wholePage(what: string, page: PageText): string {
  const words = page.units.filter((unit) => unit.region === 'page').map((unit) => `<p>${quote(unit.text)}</p>`)
  return `<details><summary><span class="kind">${quote(what)}</span>: ${quote(page.address)}, ${quote(page.title)}</summary>${words.join('\n')}</details>`
}

function marked(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `<ins>${lines(after ?? '')}</ins>`
  if (after === undefined) return `<del>${lines(before)}</del>`
  return marksShown(before, after)
    .map(({text, mark, space}, place, all) => {
      const gap = place > 0 && (space || (mark === 'new' && all[place - 1]?.mark === 'old')) ? ' ' : ''
      const words = quote(text)
      return gap + (mark === 'old' ? `<del>${words}</del>` : mark === 'new' ? `<ins>${words}</ins>` : words)
    })
    .join('')
}

function lines(text: string): string {
  return quote(text).replaceAll('\n', '<br>')
}

function quote(text: string): string {
  const names: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}
  return text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign)
}
