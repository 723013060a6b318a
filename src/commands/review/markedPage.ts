import {type DefaultTreeAdapterTypes, serialize, defaultTreeAdapter as tree} from 'parse5'
import {groupBy} from '../../site/index.ts'
import type {Change} from './compareLines.ts'
import {formatChanges} from './formatChange.ts'
import type {Line} from './lines.ts'
import {markChanges} from './markChanges.ts'
import {markdownToHtml, reportStyles} from './reportHtml.ts'

type Element = DefaultTreeAdapterTypes.Element

/** The file of a marked page in the folder of the report: `marked/resources/rent.html`. */
export function markedFile(address: string): string {
  return `marked${address === '/' ? '/index' : address}.html`
}

interface ReviewedSite {
  /** The addresses of the pages that are written with marks. */
  marked: string[]
  /** The addresses of new pages. */
  added: string[]
  /** Where the site is published. */
  url?: string | undefined
}

/**
 * Writes a page as it will be, with its changes marked, and buttons that lead from one to the next. The page
 * has none of its own scripts, which would render its text again without the marks.
 */
export function markedPage(address: string, lines: Line[], changes: Change[], site: ReviewedSite): string {
  const elsewhere = [...groupBy(markChanges(changes), ({number}) => [number])].map(([number, all]) => {
    const attributes = `class="review-${all[0]?.type}" id="change-${number}" data-change="${number}" tabindex="-1"`
    return `<li ${attributes}>${markdownToHtml(formatChanges(all))}</li>`
  })
  const document = documentOf(lines)
  const up = '../'.repeat(markedFile(address).split('/').length - 2)
  prepare(document, up, site)
  const head = `<meta name="robots" content="noindex"><link rel="stylesheet" href="${up}marks.css">`
  const script = `<script src="${up}marks.js"></script>`
  return serialize(document)
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${barHtml(elsewhere, `../${up}review.html`)}${script}</body>`)
}

function documentOf(lines: Line[]): DefaultTreeAdapterTypes.Document {
  const inText = lines.flatMap(({characters}) => characters).find((each) => each.node)
  let node: DefaultTreeAdapterTypes.ParentNode | null | undefined = inText?.node?.parentNode
  while (node && 'parentNode' in node) node = node.parentNode
  if (node?.nodeName !== '#document') throw new Error('The page has no text to mark.')
  return node as DefaultTreeAdapterTypes.Document
}

/**
 * Removes scripts and what only published pages need, and makes addresses of marked pages and files relative.
 */
function prepare(node: DefaultTreeAdapterTypes.ParentNode, up: string, site: ReviewedSite) {
  for (const child of [...node.childNodes].filter((each): each is Element => 'tagName' in each)) {
    const attribute = (name: string) => child.attrs.find((each) => each.name === name)?.value ?? ''
    const isUnneeded =
      child.tagName === 'script' ||
      attribute('http-equiv') !== '' ||
      (child.tagName === 'link' && !/stylesheet|icon/.test(attribute('rel')))
    if (isUnneeded) tree.detachNode(child)
    // Forms and buttons are hidden as long as the document has this attribute, which its own script removes.
    child.attrs = child.attrs.filter(({name}) => name !== 'data-plain')
    for (const each of child.attrs) {
      if (each.name === 'style') each.value = relativeUrls(each.value, up)
      if (each.name === 'srcset') each.value = each.value.replace(/(^|, *)\//g, `$1${up}`)
      if (!/^(?:href|src)$/.test(each.name) || !/^\/(?!\/)/.test(each.value)) continue
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(each.value) ?? []
      if (site.marked.includes(path)) each.value = up + markedFile(path).replace('marked/', '') + rest
      else if (child.tagName !== 'a') each.value = up + path.slice(1) + rest
      else if (!site.added.includes(path) && site.url)
        child.attrs.push({name: 'data-published', value: site.url + each.value})
    }
    for (const text of child.tagName === 'style' ? child.childNodes : [])
      if ('value' in text) text.value = relativeUrls(text.value, up)
    prepare(child, up, site)
  }
}

function relativeUrls(styles: string, up: string): string {
  return styles.replace(/(url\(["']?)\/(?!\/)/g, `$1${up}`)
}

const styles = `
.review-spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
ins.review-mark,mark.review-mark{
  background:#d7f5e4;color:#0b4a31;text-decoration:underline;text-decoration-thickness:2px
}
del.review-mark{background:#fde0e3;color:#8a1422;text-decoration:line-through}
.review-line{
  display:block;white-space:normal;font:400 1rem/1.5 system-ui,sans-serif;letter-spacing:0;grid-column:1/-1;
  width:100%
}
:has(>.review-line){flex-wrap:wrap!important}
.review-current{
  outline:3px solid #1456c4!important;outline-offset:1px!important;border-radius:2px!important;
  box-shadow:0 0 0 2px #fff
}
html:has(#review-before:checked) :is(ins.review-mark,.review-bar ins,.review-added),
html:has(#review-after:checked) :is(del.review-mark,.review-bar del,.review-removed){
  display:none
}
html:has(#review-before:checked) del.review-mark,
html:has(#review-after:checked) ins.review-mark,
html:not(:has(#review-both:checked)) mark.review-mark{
  background:none;color:inherit;text-decoration:inherit
}
html{scroll-padding-bottom:40vh}
.review-mark{scroll-margin-top:30vh;pointer-events:auto}
body{padding-bottom:50vh}
.review-bar{
  position:fixed;inset:auto 0 0;z-index:9999;max-height:40vh;overflow:auto;border-top:1px solid #fff;
  padding:.75rem 1rem;background:#15211c;color:#fff;font:1rem/1.5 system-ui,sans-serif
}
.review-bar :is(.review-steps,fieldset){
  display:inline-flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;margin:0 1rem 0 0;padding:0;border:0
}
.review-bar ul{margin:0;padding:0;list-style:none}
.review-bar li,.review-bar li p{margin:.25rem 0}
.review-bar :is(a,button,label,summary){
  min-height:2.75rem;display:inline-flex;align-items:center;gap:.35rem;color:#fff;font:inherit
}
.review-bar button{padding:0 1rem;border:1px solid #fff;border-radius:.4rem;background:none;cursor:pointer}
.review-bar :is(ins,del){padding:0 .2em}
.review-bar ins{background:#0b4a31;color:#fff}
.review-bar del{background:#8a1422;color:#fff}
.review-bar :is(:focus-visible,.review-current){
  outline:3px solid #ffd54a!important;outline-offset:2px;box-shadow:none
}
@media print{.review-bar{position:static}}`

/**
 * Leads to the next or previous change, opens what hides it, and moves the focus there. In a folder that is
 * opened without a server, links lead to the published site, because it has the pages without marks.
 */
const script = `
const marks=[...document.querySelectorAll('[id^="change-"]')].sort((a,b)=>a.id.slice(7)-b.id.slice(7))
const bar=document.querySelector('.review-bar')
const status=bar.querySelector('output')
let at=-1
const isIn=(mark,{left,top,width,height})=>document.elementsFromPoint(left+width/2,top+height/2).some(each=>mark.contains(each))
const isShown=mark=>[...mark.getClientRects()].some(box=>isIn(mark,box))
function show(index){
at=(index+marks.length)%marks.length
const mark=marks[at]
for(let each=mark;each;each=each.parentElement){if(each.tagName==='DETAILS')each.open=true;each.hidden=false}
const menu=mark.closest('[popover]');if(menu&&!mark.checkVisibility())menu.showPopover()
if(!mark.checkVisibility())document.getElementById('review-both').checked=true
for(const each of document.querySelectorAll('[data-change]'))each.classList.toggle('review-current',each.dataset.change===mark.dataset.change)
mark.tabIndex=-1;mark.focus({preventScroll:true})
mark.scrollIntoView({behavior:'instant'})
status.textContent='Change '+(at+1)+' of '+marks.length+(isShown(mark)?'':', not shown at this width')}
bar.querySelector('[data-step="1"]').onclick=()=>show(at+1)
bar.querySelector('[data-step="-1"]').onclick=()=>show(at<0?-1:at-1)
addEventListener('keydown',e=>{const step=e.altKey&&{ArrowDown:1,ArrowUp:-1}[e.key];if(step){e.preventDefault();show(step<0&&at<0?-1:at+step)}})
const open=()=>{const index=marks.findIndex(({id})=>'#'+id===location.hash);if(index>=0)show(index)}
addEventListener('hashchange',open);open()
if(location.protocol==='file:')for(const link of document.querySelectorAll('a[href^="/"]')){
if(link.dataset.published)link.href=link.dataset.published
else{link.removeAttribute('href');link.title='This review has no copy of that page.'}}`

/**
 * The files that the report and all marked pages share, by path in the report's folder. A host may send the
 * policy of the site, which allows no other inline style or script.
 */
export const sharedFiles = {
  'marked/report.css': reportStyles,
  'marked/marks.css': styles,
  'marked/marks.js': script,
}

/**
 * A bar below the page: the way from change to change, which version is shown, and the changes outside the
 * text.
 */
function barHtml(elsewhere: string[], report: string): string {
  const choices = ['Before', 'After', 'Both'].map((name) => {
    const checked = name === 'Both' ? ' checked' : ''
    return `<label><input type="radio" name="review" id="review-${name.toLowerCase()}"${checked}> ${name}</label>`
  })
  const others = `<details><summary>Not in the text of the page</summary><ul>${elsewhere.join('')}</ul></details>`
  return `<section class="review-bar" aria-label="Review">
<p class="review-steps"><button data-step="-1" title="Alt and arrow up">Previous change</button><button data-step="1" title="Alt and arrow down">Next change</button><output></output></p>
<fieldset><legend class="review-spoken">Show</legend>${choices.join('')}</fieldset>
<a href="${report}">All changes</a>${elsewhere.length > 0 ? others : ''}
</section>`
}
