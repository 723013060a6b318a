/** What the page itself gets: a quiet line round what can be edited, and the box that lies over words. */
export const pageStyles = `
  [data-edit]:hover:not(:has([data-edit]:hover)), article[data-edit-box]:hover:not(:has([data-edit]:hover)) {
    outline: 1px dashed currentColor; outline-offset: 4px; cursor: text;
  }
  article[data-edit-box]:hover { cursor: pointer; }
  [data-edit]:focus-visible, article[data-edit-box]:focus-visible {
    outline: 3px solid #1a73b8; outline-offset: 4px; box-shadow: 0 0 0 3px #fff;
  }
  [data-edit-open] {
    -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important;
    text-shadow: none !important; outline: 0 !important; box-shadow: none !important;
  }
  [data-edit-open] :is(a, strong, em, code, span, time) { visibility: hidden !important; }
  [data-edit-open] :is(ul, ol) { -webkit-text-fill-color: currentColor; }
  [data-editor=box] {
    position: absolute; z-index: 10; box-sizing: border-box; margin: 0; min-height: 1lh;
    outline: 2px solid #1a73b8 !important; outline-offset: 4px; border-radius: 1px;
    white-space: pre-wrap; caret-color: currentColor; cursor: text; box-shadow: none !important;
  }
  [data-editor=box] a { color: inherit; text-decoration: underline; }
  [data-kept] {
    border-radius: 3px; background: rgb(26 115 184 / .16); outline: 1px solid rgb(26 115 184 / .7);
    cursor: grab; white-space: normal; user-select: all;
  }
  html:has([data-editor=bar]) { scroll-padding-bottom: calc(var(--editor-bar, 3.5rem) + 2.5rem); }
  body { padding-bottom: calc(var(--editor-bar, 3.5rem) + 1rem); }
  @media print { [data-editor] { display: none !important; } body { padding-bottom: 0; } }
`

/** The bar, the panels and the tools, which the page’s own styles do not reach. */
export const barStyles = `
  :host { all: initial; font: 400 16px/1.45 system-ui, sans-serif; color-scheme: light; color: #10231d; }
  * { box-sizing: border-box; font: inherit; color: inherit; margin: 0; }
  b, h2, h3, .name { font-weight: 700; }
  i { font-style: italic; }
  h2 { font-size: 1.25rem; }
  h3 { margin-top: .5rem; }
  p, q, del, ins, pre { overflow-wrap: anywhere; }
  ul, ol { padding: 0; list-style: none; }
  button {
    min-height: 2.25rem; padding: .25rem .75rem; border: 1px solid #5b6e66; border-radius: .375rem;
    background: #fff; color: #10231d; cursor: pointer;
  }
  button:hover { background: #e4efe9; }
  button[aria-pressed=true], button[aria-expanded=true] { background: #0f5c47; color: #fff; }
  button[disabled] { color: #4d5c56; background: #eceff0; cursor: default; }
  a { color: #0f5c47; text-decoration: underline; }
  :focus-visible { outline: 3px solid #1a73b8; outline-offset: 2px; }
  h2:focus { outline: none; }
  .bar {
    position: fixed; inset: auto 0 0; z-index: 100; display: flex; flex-wrap: wrap; align-items: center;
    justify-content: space-between; gap: .5rem 1rem; padding: .5rem 1rem; max-height: 45vh; overflow: auto;
    background: #10231d; color: #fff; border-top: 1px solid #82998f;
  }
  .bar p { flex: 1 1 20rem; }
  .bar :focus-visible { outline-color: #ffd83a; }
  .buttons, .row { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
  .tools, .notes {
    position: fixed; z-index: 101; left: clamp(.25rem, var(--editor-left, 1rem) - 4px, max(.25rem, 100vw - 30rem));
    max-width: min(38rem, 100vw - .5rem); display: grid; gap: .5rem; padding: .5rem;
    background: #fff; border: 1px solid #5b6e66; border-radius: .5rem; box-shadow: 0 4px 16px rgb(0 0 0 / .25);
  }
  .tools { bottom: var(--editor-tools, 50vh); }
  .notes { top: min(var(--editor-notes, 50vh), 100vh - 12rem); max-height: 50vh; overflow: auto; }
  .panel {
    position: fixed; z-index: 102; inset: 0 0 var(--editor-bar, 3.5rem) auto; width: min(26rem, 100vw); overflow: auto;
    display: flex; flex-direction: column; gap: .75rem; padding: 1rem; background: #fff;
    border-inline-start: 1px solid #5b6e66; box-shadow: 0 0 24px rgb(0 0 0 / .25);
  }
  .panel header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; }
  fieldset { border: 0; padding: 0; }
  .panel form, .choices { display: grid; gap: .75rem; }
  .field, label { display: grid; gap: .25rem; }
  label { font-weight: 700; }
  input, textarea, select {
    width: 100%; min-height: 2.5rem; padding: .375rem .5rem; border: 1px solid #5b6e66; border-radius: .375rem;
    background: #fff; color: #10231d; font-weight: 400;
  }
  textarea { resize: vertical; }
  [aria-invalid=true] { border-color: #a3160f; border-width: 2px; }
  .more, .locked { font-size: .9375rem; color: #3a4c45; }
  .more:empty { display: none; }
  .notSaved, .kept > div { padding: .5rem .75rem; background: #fdeceA; border-inline-start: 4px solid #a3160f; color: #10231d; display: grid; gap: .5rem; }
  .kept {
    position: fixed; z-index: 103; inset: auto auto calc(var(--editor-bar, 3.5rem) + 1rem) 1rem; width: min(30rem, 100vw - 2rem); max-height: 60vh; overflow: auto;
    background: #fff; border: 1px solid #a3160f; box-shadow: 0 4px 16px rgb(0 0 0 / .25);
  }
  .result, .shared { padding: .75rem; border: 1px solid #cbd6d0; border-radius: .5rem; }
  .result .title { color: #1a0dab; font-size: 1.25rem; }
  .shared .title { font-weight: 700; }
  .address { color: #3a4c45; font-size: .875rem; }
  .changes { display: grid; gap: .75rem; }
  .changes li { padding-bottom: .75rem; border-bottom: 1px solid #cbd6d0; display: grid; gap: .25rem; justify-items: start; }
  del { background: #fdecea; text-decoration: line-through; }
  ins { background: #d9eee2; text-decoration: none; }
  pre { max-height: 40vh; overflow: auto; padding: .75rem; background: #f1f5f2; white-space: pre-wrap; font: .875rem/1.4 ui-monospace, monospace; }
  @media (max-width: 40rem) {
    :host { font-size: 15px; }
    .bar p { flex-basis: 100%; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
    .bar { padding: .375rem .5rem; }
    .panel { bottom: 0; }
  }
  @media (forced-colors: active) { button, .bar, .panel, .tools { border: 1px solid CanvasText; } }
`
