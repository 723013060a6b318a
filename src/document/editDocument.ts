import {editPolicy} from './contentSecurityPolicy.ts'
import wholeFont from './familjen-grotesk.woff2?url'
import font from './familjen-grotesk-cut.woff2?url'
import {escapeHtml} from './head.ts'
import type {LoadedPage} from './pages.ts'
import {documentStyles} from './styleSheet.ts'

/** What the script of the editor in the browser has to know. */
export interface EditSettings {
  /** The repository at the code host: `our-name/website`. */
  repository: string
  /** The branch that was built. If it is not the repository’s default branch, changes are added to it. */
  branch: string
  /** The address of the host’s API: `https://api.github.com`. */
  api: string
  /** The addresses of the files that the build wrote for it. */
  siteFile: string
  workerFile: string
  frameFile: string
}

/**
 * Writes the document in which a page of a preview is edited in the browser. Its script asks for the key of
 * the person, and renders the page. The policy names the one other address to which anything is sent: the
 * code host’s API.
 */
export function editDocument(page: LoadedPage, script: string, settings: EditSettings): string {
  const styles = documentStyles(new Map(), {
    isProse: page.frontmatter.layout === 'prose',
    hasTable: true,
    hasRightToLeft: true,
    fonts: {font, wholeFont},
  })
  const policy = editPolicy(settings.api).join('; ')
  const data = Object.entries(settings).map(([name, value]) => ` data-${kebab(name)}="${escapeHtml(value)}"`)
  return [
    `<!DOCTYPE html><html lang="en-GB"${data.join('')}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content"><meta name="robots" content="noindex">',
    `<meta name="referrer" content="no-referrer"><title>${escapeHtml(`Edit: ${page.frontmatter.title}`)}</title>`,
    `<style>${styles}${signInStyles}${signInAgainStyles}</style></head><body>${signInForm}<div id="siteRoot"></div>`,
    `<div id="siteMessages"></div><div id="siteFirstMessage" role="status"></div>`,
    `<script type="module" src="${script}"></script></body></html>`,
  ].join('')
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const signInStyles =
  '#siteSignIn{max-width:34rem;margin:10vh auto;padding:0 1rem}#siteSignIn>*{display:block;margin-block:1rem}#siteSignIn [name=key]{display:block;width:100%;font:inherit;padding:.75rem;box-sizing:border-box;border:1px solid var(--control);border-radius:.375rem;background:var(--surface);color:var(--ink)}#siteSignIn label:has([name=own]){display:flex;gap:.75rem;align-items:center;min-height:2.75rem}#siteSignIn [name=own]{flex:none;width:1.5rem;height:1.5rem;margin:0;accent-color:var(--primary)}#siteSignIn [role=status]:not(:empty){padding:.5rem .75rem;border-left:4px solid var(--control);background:var(--wash)}#siteSignIn button{font:inherit;font-weight:700;padding:.75rem 1.5rem;border:0;border-radius:.375rem;background:var(--primary);color:var(--onPrimary);cursor:pointer}#siteSignIn button:disabled{opacity:.7}'

/** When it asks for a key again, the form stands just above the editor’s bar, below what is being typed. */
const signInAgainStyles =
  '#siteSignIn[data-editor]{position:fixed;z-index:200;inset:auto .5rem calc(var(--editor-bar,3.5rem) + .5rem) auto;width:min(26rem,100% - 1rem);max-height:50vh;margin:0;padding:.5rem 1rem;box-sizing:border-box;overflow:auto;font-size:1rem;line-height:1.4;background:Canvas;color:CanvasText;box-shadow:0 0 0 3px}#siteSignIn[data-editor]>*{margin-block:.5rem}#siteSignIn[data-editor]>h1{font-size:1.25rem}#siteSignIn[data-editor]>p:not([role]){display:none}'

const signInForm = `<main><form id="siteSignIn" hidden aria-labelledby="siteSignInTitle">
<h1 id="siteSignInTitle">Edit this site</h1>
<p>To save words here you need a key of your own from GitHub. Choose “Only select repositories” there, and this site’s: the key may then read and write its files and proposals, and nothing else. It is sent to GitHub and nowhere else, and you can withdraw it there at any time. What you change waits on a branch of your own until somebody has reviewed it.</p>
<a target="_blank" rel="noreferrer">Make a key at GitHub, with the form filled in</a>
<label>Your key<input name="key" type="password" autocomplete="off" spellcheck="false" required></label>
<p role="status"></p>
<label><input name="own" type="checkbox"> This is my own device: keep the key in this browser</label>
<button name="send">Sign in</button>
</form><noscript><p>Editing needs JavaScript.</p></noscript></main>`
