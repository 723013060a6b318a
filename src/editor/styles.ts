/**
 * The styles added to the page: outlines around editable elements, and the editable copy that covers a text.
 */
export const pageStyles = `
  /* A card’s link covers the whole card; while editing, clicks must reach the text under it. */
  [data-editing] main a::after { pointer-events: none; }
  [data-edit]:hover:not(:has([data-edit]:hover)),
  article[data-edit-component]:hover:not(:has([data-edit]:hover)) {
    outline: 1px dashed currentColor; outline-offset: 4px; cursor: text;
  }
  article[data-edit-component]:hover { cursor: pointer; }
  :is(td, th)[data-edit]:hover { outline-offset: 0 !important; }
  [data-edit]:focus-visible, article[data-edit-component]:focus-visible {
    outline: 3px solid #1a73b8; outline-offset: 4px; box-shadow: 0 0 0 3px #fff;
  }
  [data-edit-open] {
    -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important;
    text-shadow: none !important; outline: 0 !important; box-shadow: none !important;
  }
  [data-edit-open] :is(a, strong, em, code, span, time) { visibility: hidden !important; }
  [data-edit-open] :is(ul, ol) { -webkit-text-fill-color: currentColor; }
  [data-editor=text] {
    position: absolute; z-index: 10; box-sizing: border-box; margin: 0; min-height: 1lh;
    outline: 2px solid color-mix(in srgb, #1a73b8 60%, currentColor) !important; outline-offset: 4px;
    border-radius: 1px;
    white-space: pre-wrap; caret-color: currentColor; cursor: text; box-shadow: none !important;
  }
  /* Shows only its caret, and what an input method composes in it. Below 16 pixels, iPhones would zoom in. */
  [data-editor=buffer] {
    position: absolute; z-index: 11; width: 20em; height: 1.5em; margin: 0; padding: 0; border: 0;
    outline: 0 !important;
    background: none; color: inherit; font-size: max(16px, 1em); line-height: 1.5; resize: none;
    overflow: hidden;
    pointer-events: none;
  }
  [data-editor=text] img { max-width: 100%; height: auto; vertical-align: middle; }
  [data-editor=text] a { color: inherit; text-decoration: underline; }
  [data-atom] {
    border-radius: 3px; background: rgb(26 115 184 / .16); outline: 1px solid rgb(26 115 184 / .7);
    cursor: grab; white-space: normal;
  }
  .ProseMirror-selectednode { outline-width: 3px; }
  img.ProseMirror-separator {
    display: inline !important; width: auto !important; margin: 0 !important; border: 0 !important;
  }
  html:has([data-editor=bar]) {
    scroll-padding-bottom: calc(var(--editor-bar, 3.5rem) + var(--editor-message, 0px) + 2.5rem);
  }
  body { padding-bottom: calc(var(--editor-bar, 3.5rem) + 1rem); }
  @media print { [data-editor] { display: none !important; } body { padding-bottom: 0; } }
`

/**
 * The styles of the toolbar and panels, in a shadow tree. Colours follow the system’s light or dark scheme.
 */
export const barStyles = `
  :host {
    all: initial; font: 400 1rem/1.45 system-ui, sans-serif; color-scheme: light dark; color: var(--ink);
    --paper: #fff; --ink: #10231d; --soft: #3a4c45; --line: #cbd6d0; --edge: #5b6e66; --pressed: #0f5c47;
    --on-pressed: #fff;
    --hover: #e4efe9; --idle: #eceff0; --idle-ink: #4d5c56; --link: #0f5c47; --focus: #1a73b8;
    --wrong: #a3160f; --wrong-paper: #fdecea; --came: #d9eee2; --code: #f1f5f2; --result: #1a0dab;
    --shade: rgb(0 0 0 / .25);
  }
  @media (prefers-color-scheme: dark) {
    :host {
      --paper: #16241f; --ink: #eef4f1; --soft: #b9c8c1; --line: #3c4f47; --edge: #82998f; --pressed: #8fd6b8;
      --on-pressed: #0b1a15;
      --hover: #24382f; --idle: #22302a; --idle-ink: #a9b8b1; --link: #8fd6b8; --focus: #6db8f2;
      --wrong: #ff9c91; --wrong-paper: #3d1a17; --came: #1d4634; --code: #1e2f28; --result: #a9b9ff;
      --shade: rgb(0 0 0 / .6);
    }
  }
  * { box-sizing: border-box; font: inherit; color: inherit; margin: 0; }
  b, h2, h3, h4, .name { font-weight: 700; }
  i { font-style: italic; }
  h2 { font-size: 1.25rem; }
  h3 { margin-top: .5rem; }
  p, q, del, ins, h4 { overflow-wrap: anywhere; }
  ul, ol { padding: 0; list-style: none; }
  button {
    min-width: 2.25rem; min-height: 2.25rem; padding: .25rem .75rem; border: 1px solid var(--edge);
    border-radius: .375rem;
    background: var(--paper); color: var(--ink); cursor: pointer;
  }
  button:hover { background: var(--hover); }
  button[aria-pressed=true], button[aria-expanded=true] {
    background: var(--pressed); color: var(--on-pressed);
  }
  button[disabled] { color: var(--idle-ink); background: var(--idle); cursor: default; }
  a { color: var(--link); text-decoration: underline; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  [tabindex='-1']:focus { outline: none; }
  .row { display: flex; flex-wrap: wrap; align-items: center; gap: .375rem .5rem; }
  .bar {
    position: fixed; inset: auto 0 var(--editor-keyboard, 0px); z-index: 100; display: grid; gap: .5rem;
    padding: .5rem 1rem; max-height: 45vh; overflow: auto;
    background: #10231d; color: #fff; border-top: 1px solid #82998f;
  }
  .said { flex: 1 1 18rem; display: flex; flex-wrap: wrap; align-items: center; gap: .375rem .5rem; }
  .said > p { flex: 1 1 8rem; }
  .said:has(> p:empty) { flex-basis: 0; }
  .heard {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
  }
  .bar a { color: #a8e6cc; }
  .bar .help { color: inherit; }
  .bar :focus-visible { outline-color: #ffd83a; }
  .bar form { flex-basis: 100%; align-items: flex-start; }
  .bar form label { padding-top: .5rem; }
  .bar label { white-space: nowrap; }
  .bar form > :is(input, .pick) { flex: 1 1 12rem; min-width: 0; }
  .more { display: none; }
  .notes {
    /*
     * The message below the edited text; always inside the window, because fixed elements can’t be scrolled
     * to.
     */
    position: fixed; z-index: 101;
    left: clamp(.25rem, var(--editor-left, 1rem) - 4px, max(.25rem, 100vw - 30rem));
    top: clamp(.25rem, var(--editor-notes, 50vh),
      max(.25rem, 100vh - var(--editor-bar, 3.5rem) - var(--editor-message, 8rem) - .25rem));
    width: min(38rem, 100vw - .5rem); padding: .5rem; overflow: auto;
    max-height: calc(100vh - var(--editor-bar, 3.5rem) - .5rem);
    background: var(--paper); color: var(--ink); border: 1px solid var(--edge); border-radius: .5rem;
    box-shadow: 0 4px 16px var(--shade);
  }
  .notes a { color: var(--link); }
  .panel {
    position: fixed; z-index: 102; width: min(26rem, 100vw); overflow: auto;
    inset: 0 0 calc(var(--editor-bar, 3.5rem) + var(--editor-keyboard, 0px)) auto;
    display: flex; flex-direction: column; gap: .75rem; padding: 1rem; background: var(--paper);
    border-inline-start: 1px solid var(--edge); box-shadow: 0 0 24px var(--shade); scroll-padding-top: 5rem;
  }
  .panel .failure { position: sticky; bottom: 0; }
  /* “Close” stays in reach at the end of a long panel. */
  .panel header {
    position: sticky; top: -1rem; z-index: 1; margin: -1rem -1rem 0; padding: 1rem 1rem .5rem;
    display: flex; justify-content: space-between; align-items: center; gap: 1rem; background: var(--paper);
  }
  .panel header button { flex-shrink: 0; }
  fieldset { border: 0; margin-top: .75rem; padding: .375rem 0 0; }
  summary { padding: .25rem 0; cursor: pointer; }
  .panel form, .choices, .fields { display: grid; gap: .75rem; }
  .field, label { display: grid; gap: .375rem; }
  label { font-weight: 700; }
  input, textarea, select {
    width: 100%; min-height: 2.5rem; padding: .375rem .5rem; border: 1px solid var(--edge);
    border-radius: .375rem;
    background: var(--paper); color: var(--ink); font-weight: 400;
  }
  .pick { display: grid; gap: .25rem; }
  [role=listbox] {
    max-height: 14rem; overflow: auto; background: var(--paper); color: var(--ink); font-weight: 400;
    border: 1px solid var(--edge); border-radius: .375rem;
  }
  [role=listbox][hidden] { display: none; }
  [role=option] { padding: .375rem .5rem; cursor: pointer; overflow-wrap: anywhere; }
  [role=option]:hover, [role=option][aria-selected=true] { background: var(--hover); }
  .bar [role=listbox] { max-height: 20vh; }
  .row > form { flex-basis: 100%; }
  .panel img { max-width: 100%; max-height: 16rem; justify-self: start; }
  label.tick { display: flex; align-items: center; font-weight: 400; }
  .tick input { width: auto; min-height: 1.5rem; min-width: 1.5rem; }
  textarea { resize: vertical; field-sizing: content; max-height: 18rem; }
  [aria-invalid=true] { border-color: var(--wrong); border-width: 2px; }
  .help, .locked { font-size: .9375rem; color: var(--soft); }
  :is(.help, .fields):empty { display: none; }
  .notSaved, .unplaced > div {
    padding: .5rem .75rem; background: var(--wrong-paper); border-inline-start: 4px solid var(--wrong);
    color: var(--ink); display: grid; gap: .5rem;
  }
  .unplaced {
    position: fixed; z-index: 103; inset: auto auto calc(var(--editor-bar, 3.5rem) + 1rem) 1rem;
    width: min(30rem, 100vw - 2rem); max-height: 60vh; overflow: auto;
    background: var(--paper); border: 1px solid var(--wrong); box-shadow: 0 4px 16px var(--shade);
  }
  .result, .shared { padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; }
  .result .title { color: var(--result); font-size: 1.25rem; }
  .shared .title { font-weight: 700; }
  .address { color: var(--soft); font-size: .875rem; }
  .changes { display: grid; gap: .75rem; }
  .changes li {
    padding-bottom: .75rem; border-bottom: 1px solid var(--line); display: grid; gap: .25rem;
    justify-items: start;
  }
  .changes .what { font-weight: 700; }
  .changes .what::first-letter { text-transform: uppercase; }
  .words, .changes :is(del, ins) { white-space: pre-line; }
  del { background: var(--wrong-paper); text-decoration: line-through; }
  ins { background: var(--came); text-decoration: none; }
  @media (75rem < width < 95rem) {
    .bar { font-size: .875rem; }
    .bar button { padding-inline: .5rem; }
  }
  @media (max-width: 75rem) {
    .bar:not([data-more]) .later { display: none; }
    .row.later { flex-basis: 100%; }
    .more { display: block; }
  }
  @media (max-width: 48rem) {
    :host { font-size: .9375rem; }
    .bar { gap: .375rem; padding: .375rem .5rem; }
    .bar .row { gap: .375rem .25rem; }
    .bar button { padding: .125rem .5rem; }
    /* The tools of a text and “More” in one line, which scrolls sideways if it is too narrow. */
    .bar[data-text]:not([data-more]) [aria-keyshortcuts='Control+Z'] { display: none; }
    .bar[data-text]:not([data-more]) { display: flex; overflow: auto hidden; padding-inline: .25rem; }
    .bar[data-text]:not([data-more]) .row { flex-wrap: nowrap; flex-shrink: 0; }
    /* The message is above that line, in the bar’s padding, so that the tools stay where they are without it. */
    .bar[data-text]:not([data-more]):has(.said :is(b, span:not(.heard), button)) {
      padding-top: calc(var(--editor-said, 0px) + .5rem);
    }
    .bar[data-text]:not([data-more]) .said:has(b, span:not(.heard), button) {
      position: fixed; inset-inline: .5rem; max-height: 25vh; overflow: auto;
      bottom: calc(var(--editor-keyboard, 0px) + var(--editor-bar, 0px) - var(--editor-said, 0px) - .25rem);
    }
    /* The form for a link is above that line. */
    .bar[data-text]:not([data-more]):has(form) { display: grid; grid-template-columns: minmax(0, 1fr); }
    .bar[data-text]:not([data-more]) :is(.row:has(form), form.row) { flex-wrap: wrap; }
    .bar form { order: -1; min-width: 0; }
    .said { flex-basis: 8rem; font-size: .875rem; line-height: 1.3; }
    .said > p:empty { position: absolute; }
    .said:has(> p:empty:only-child) { position: absolute; }
    .bar .name, .keys, .bar:not([data-more]) .rest { display: none; }
    .rest { flex-basis: 100%; }
  }
  /* What “More” shows scrolls above the row with that button, which stays where it was. */
  @media (max-width: 48rem), (max-width: 75rem) and (max-height: 32rem) {
    .bar[data-more] { display: flex; flex-wrap: wrap; padding-bottom: 0; scroll-padding-bottom: 4rem; }
    .bar[data-more] > section { display: contents; }
    .bar[data-more] .row:has(> .more) {
      order: 1; flex: 1 0 100%; justify-content: flex-end; position: sticky; bottom: 0; z-index: 1;
      padding-block: .375rem; background: inherit;
    }
    .bar[data-more] > section:has(.more) { background: inherit; }
  }
  @media (max-width: 48rem) and (max-height: 32rem) { .panel { bottom: var(--editor-keyboard, 0px); } }
  @media (pointer: coarse) {
    button, input, select, summary, .tick, [role=option] { min-height: 2.75rem; }
    button { min-width: 2.75rem; }
    summary, .tick, [role=option] { align-content: center; }
  }
  @media (forced-colors: active) { button, .bar, .panel, .notes { border: 1px solid CanvasText; } }
`
