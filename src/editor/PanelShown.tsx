import {type ReactNode, useEffect, useRef} from 'react'
import {AddPanel} from './AddPanel.tsx'
import {BehindPanel} from './BehindPanel.tsx'
import {ChangesPanel} from './ChangesPanel.tsx'
import {FoundPanel, PagePanel, PicturesPanel} from './FieldPanels.tsx'
import {MenuPanel} from './MenuPanel.tsx'
import {NewPanel} from './NewPanel.tsx'
import {PicturePanel} from './PicturePanel.tsx'
import {ProposePanel} from './ProposePanel.tsx'
import {change, type Panel} from './store.ts'

/** The panel that is open at the side of the page. */
export function PanelShown({panel}: {panel: Panel}) {
  switch (panel.shows) {
    case 'page':
      return (
        <Side title="Title and description">
          <PagePanel file={panel.file} />
        </Side>
      )
    case 'behind':
      return (
        <Side title={panel.behind.title} key={`${panel.at.file}:${panel.at.start}`}>
          <BehindPanel {...panel} />
        </Side>
      )
    case 'found':
      return (
        <Side title="Where these words come from">
          <FoundPanel {...panel} />
        </Side>
      )
    case 'pictures':
      return (
        <Side title="What the picture shows">
          <PicturesPanel {...panel} />
        </Side>
      )
    case 'picture':
      return (
        <Side title={panel.replaces === undefined ? 'Add a picture' : 'Replace the picture'}>
          <PicturePanel {...panel} />
        </Side>
      )
    case 'changes':
      return (
        <Side title="What I changed">
          <ChangesPanel />
        </Side>
      )
    case 'new':
      return (
        <Side title={panel.below ? 'Add below' : 'Add to the site'}>
          <NewPanel below={panel.below} />
        </Side>
      )
    case 'propose':
      return (
        <Side title="Propose these changes">
          <ProposePanel />
        </Side>
      )
    case 'add':
      return (
        <Side title="Add below">
          <AddPanel {...panel} />
        </Side>
      )
    case 'made':
      return (
        <Side title="Your page is ready">
          <MadePanel {...panel} />
        </Side>
      )
    case 'menu':
      return (
        <Side title="Menu">
          <MenuPanel {...panel} />
        </Side>
      )
  }
}

/** A side panel: it takes the focus when it opens, and returns it when Escape or its button closes it. */
function Side({title, children}: {title: string; children: ReactNode}) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const host = section.current?.getRootNode()
    const inside = host instanceof ShadowRoot ? host.activeElement : null
    if (!section.current?.contains(inside)) section.current?.querySelector('h2')?.focus()
    return () => {
      if (inside instanceof HTMLElement && inside.isConnected) inside.focus({preventScroll: true})
      else if (before instanceof HTMLElement && before.isConnected) before.focus({preventScroll: true})
    }
  }, [])
  // Wherever the focus is: on narrow screens, the panel may cover the focused element (WCAG 2.4.11).
  useEffect(() => {
    const closeOnEscape = ({key, isComposing}: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) change({panel: undefined})
    }
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [])
  return (
    <section className="panel" aria-label={title} ref={section}>
      <header>
        <h2 tabIndex={-1}>{title}</h2>
        <button type="button" onClick={() => change({panel: undefined})}>
          Close
        </button>
      </header>
      {children}
    </section>
  )
}

/** The next steps after a page was created. */
function MadePanel({address, title}: {address: string; title: string}) {
  return (
    <>
      <p>Your page is ready.</p>
      <p>
        <a href={import.meta.env.BASE_URL + address.slice(1)}>Open {title}</a>
      </p>
      <button type="button" onClick={() => change({panel: {shows: 'menu', adds: {text: title, to: address}}})}>
        Put it in the menu
      </button>
    </>
  )
}
