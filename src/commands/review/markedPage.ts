import {type DefaultTreeAdapterTypes, serialize, defaultTreeAdapter as tree} from 'parse5'
import type {Change} from './compareLines.ts'
import {formatChange} from './formatChange.ts'
import type {Line} from './lines.ts'
import {markChanges} from './markChanges.ts'
import {markdownToHtml, reportStyles} from './reportHtml.ts'

type Element = DefaultTreeAdapterTypes.Element

/** The file of a marked page in the folder of the report: `marked/resources/rent.html`. */
export function markedFile(address: string): string {
  return `marked${address === '/' ? '/index' : address}.html`
}

/**
 * Writes a page as it will be, with its changes marked, and buttons that lead from one to the next. The page has none
 * of its own scripts, which would render its text again without the marks. `pages`: the addresses of all marked pages.
 */
export function markedPage(address: string, lines: Line[], changes: Change[], pages: string[]): string {
  const elsewhere = [...markChanges(changes)].map(
    ([number, change]) => `<li id="change-${number}" tabindex="-1">${markdownToHtml(formatChange(change))}</li>`,
  )
  const document = documentOf(lines)
  const up = '../'.repeat(markedFile(address).split('/').length - 2)
  prepare(document, up, pages)
  return serialize(document)
    .replace(
      '</head>',
      () => `<meta name="robots" content="noindex"><link rel="stylesheet" href="${up}marks.css"></head>`,
    )
    .replace(
      '</body>',
      () => `${barHtml(elsewhere, `../${up}review.html`)}<script src="${up}marks.js"></script></body>`,
    )
}

function documentOf(lines: Line[]): DefaultTreeAdapterTypes.Document {
  let node: DefaultTreeAdapterTypes.Node | null | undefined = lines
    .flatMap(({sources}) => sources)
    .find((source) => source !== undefined)?.node
  while (node && 'parentNode' in node && node.parentNode) node = node.parentNode
  if (node?.nodeName !== '#document') throw new Error('The page has no text to mark.')
  return node as DefaultTreeAdapterTypes.Document
}

/** Removes scripts and what only published pages need, and makes addresses of marked pages and files relative. */
function prepare(node: DefaultTreeAdapterTypes.ParentNode, up: string, pages: string[]) {
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
      if (each.name === 'srcset') each.value = each.value.replace(/(^|, *)\//g, `$1${up}`)
      if (!/^(?:href|src)$/.test(each.name) || !/^\/(?!\/)/.test(each.value)) continue
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(each.value) ?? []
      if (pages.includes(path)) each.value = up + markedFile(path).replace('marked/', '') + rest
      else if (child.tagName !== 'a') each.value = up + path.slice(1) + rest
    }
    prepare(child, up, pages)
  }
}

const styles = `
.review-spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
ins.review-mark,mark.review-mark{background:#d7f5e4;color:#0b4a31;text-decoration:underline;text-decoration-thickness:2px}
del.review-mark{background:#fde0e3;color:#8a1422;text-decoration:line-through}
.review-line{display:block;white-space:normal;font:400 1rem/1.5 system-ui,sans-serif;letter-spacing:0}
.review-mark:target,.review-mark:focus{outline:3px solid #1456c4;outline-offset:3px;box-shadow:0 0 0 3px #fff}
html:has(#review-before:checked) ins.review-mark,html:has(#review-after:checked) del.review-mark{display:none}
html:has(#review-before:checked) del.review-mark,html:has(#review-after:checked) ins.review-mark,html:not(:has(#review-both:checked)) mark.review-mark{background:none;color:inherit;text-decoration:inherit}
html{scroll-padding-bottom:40vh}body{padding-bottom:50vh}
.review-bar{position:fixed;inset:auto 0 0;z-index:9999;max-height:40vh;overflow:auto;border-top:1px solid #fff;padding:.75rem 1rem;background:#15211c;color:#fff;font:1rem/1.5 system-ui,sans-serif}
.review-bar :is(.review-steps,fieldset){display:inline-flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;margin:0 1rem 0 0;padding:0;border:0}
.review-bar ul{margin:0;padding:0;list-style:none}
.review-bar li,.review-bar li p{margin:.25rem 0}
.review-bar :is(a,button,label,summary){min-height:2.75rem;display:inline-flex;align-items:center;gap:.35rem;color:#fff;font:inherit}
.review-bar button{padding:0 1rem;border:1px solid #fff;border-radius:.4rem;background:none;cursor:pointer}
.review-bar :is(ins,del){padding:0 .2em}.review-bar ins{background:#0b4a31;color:#fff}.review-bar del{background:#8a1422;color:#fff}
.review-bar :focus-visible{outline:3px solid #ffd54a;outline-offset:2px}
@media print{.review-bar{position:static}}`

/** Leads to the next or previous change, opens what hides it, and moves the focus there. */
const script = `
const marks=[...document.querySelectorAll('[id^="change-"]')].sort((a,b)=>a.id.slice(7)-b.id.slice(7))
const status=document.querySelector('.review-bar output')
let at=-1
function show(index){
at=(index+marks.length)%marks.length
const mark=marks[at]
for(let each=mark;each;each=each.parentElement){if(each.tagName==='DETAILS')each.open=true;each.hidden=false}
const menu=mark.closest('[popover]');if(menu&&!mark.checkVisibility())menu.showPopover()
const both=document.getElementById('review-both');if(!mark.checkVisibility())both.checked=true
mark.tabIndex=-1;mark.focus({preventScroll:true})
const bar=document.querySelector('.review-bar')
if(!bar.contains(mark))scrollBy({top:mark.getBoundingClientRect().top-(innerHeight-bar.offsetHeight)/2,behavior:'instant'})
status.textContent='Change '+(at+1)+' of '+marks.length+(mark.checkVisibility()?'':', not shown at this width')}
document.querySelector('.review-bar [data-step="1"]').onclick=()=>show(at+1)
document.querySelector('.review-bar [data-step="-1"]').onclick=()=>show(at<0?-1:at-1)
addEventListener('keydown',e=>{const step=e.altKey&&{ArrowDown:1,ArrowUp:-1}[e.key];if(step){e.preventDefault();show(step<0&&at<0?-1:at+step)}})
const open=()=>{const index=marks.findIndex(({id})=>'#'+id===location.hash);if(index>=0)show(index)}
addEventListener('hashchange',open);open()`

/**
 * The files that the report and all marked pages share, by path in the report's folder. A host may send the policy of
 * the site, which allows no other inline style or script.
 */
export const sharedFiles = {'marked/report.css': reportStyles, 'marked/marks.css': styles, 'marked/marks.js': script}

/** A bar below the page: the way from change to change, which version is shown, and the changes outside the text. */
function barHtml(elsewhere: string[], report: string): string {
  const choices = ['Before', 'After', 'Both'].map((name) => {
    const checked = name === 'Both' ? ' checked' : ''
    return `<label><input type="radio" name="review" id="review-${name.toLowerCase()}"${checked}> ${name}</label>`
  })
  const others = `<details><summary>Not in the text of the page: ${elsewhere.length}</summary><ul>${elsewhere.join('')}</ul></details>`
  return `<section class="review-bar" aria-label="Review">
<p class="review-steps"><button data-step="-1" title="Alt and arrow up">Previous change</button><button data-step="1" title="Alt and arrow down">Next change</button><output></output></p>
<fieldset><legend class="review-spoken">Show</legend>${choices.join('')}</fieldset>
<a href="${report}">All changes</a>${elsewhere.length > 0 ? others : ''}
</section>`
}
