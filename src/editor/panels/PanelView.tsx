import {type ReactNode, useEffect, useRef} from 'react'
import {announce, getState, type Panel, updateState, useUiState} from '../connection/uiState.ts'
import {AddPanel} from './AddPanel.tsx'
import {ChangesPanel} from './ChangesPanel.tsx'
import {ComponentPanel} from './ComponentPanel.tsx'
import {MatchesPanel, PagePanel, PicturesPanel} from './FieldPanels.tsx'
import {MenuPanel} from './MenuPanel.tsx'
import {NewPanel} from './NewPanel.tsx'
import {PicturePanel} from './PicturePanel.tsx'
import {ProposePanel} from './ProposePanel.tsx'

/** The panel that is open at the side of the page. */
export function PanelView({panel}: {panel: Panel}) {
  const {title, content} = contentOf(panel)
  return (
    <SidePanel
      title={title}
      key={panel.kind === 'component' ? `${panel.at.file}:${panel.at.start}` : undefined}
    >
      {content}
    </SidePanel>
  )
}

function contentOf(panel: Panel): {title: string; content: ReactNode} {
  switch (panel.kind) {
    case 'page':
      return {title: 'Title and description', content: <PagePanel />}
    case 'component':
      return {title: panel.title, content: <ComponentPanel {...panel} />}
    case 'matches':
      return {title: 'Where these words come from', content: <MatchesPanel {...panel} />}
    case 'pictures':
      return {title: 'What the picture shows', content: <PicturesPanel {...panel} />}
    case 'picture':
      return {
        title: panel.replaces === undefined ? 'Add a picture' : 'Replace the picture',
        content: <PicturePanel {...panel} />,
      }
    case 'changes':
      return {title: 'What I changed', content: <ChangesPanel />}
    case 'new':
      return {title: panel.below ? 'Add below' : 'Add to the site', content: <NewPanel below={panel.below} />}
    case 'propose':
      return {title: 'Propose these changes', content: <ProposePanel />}
    case 'add':
      return {title: 'Add below', content: <AddPanel {...panel} />}
    case 'created':
      return {title: 'Your page is ready', content: <PageCreatedPanel {...panel} />}
    case 'menu':
      return {title: 'Menu', content: <MenuPanel {...panel} />}
  }
}

/**
 * A side panel: it gets the focus when it opens, and returns it when Escape or its close button is pressed.
 */
function SidePanel({title, children}: {title: string; children: ReactNode}) {
  const {isFailure, status} = useUiState()
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
  // Escape works wherever the focus is: on narrow screens, the panel may cover the focused element (WCAG
  // 2.4.11).
  useEffect(() => {
    const closeOnEscape = ({key, isComposing}: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) updateState({panel: undefined})
    }
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [])
  useEffect(
    () => () => {
      if (getState().isFailure) announce('')
    },
    [],
  )
  return (
    <section className="panel" aria-label={title} ref={section}>
      <header>
        <h2 tabIndex={-1}>{title}</h2>
        <button type="button" onClick={() => updateState({panel: undefined})}>
          Close
        </button>
      </header>
      {children}
      {/* Always there, so that screen readers announce what is added. */}
      <div className="failure" role="alert">
        {isFailure && <p className="notSaved">{status}</p>}
      </div>
    </section>
  )
}

/** The panel after a page was created, with suggested next steps. */
function PageCreatedPanel({address, title}: {address: string; title: string}) {
  return (
    <>
      <p>Your page is ready.</p>
      <p>
        <a href={import.meta.env.BASE_URL + address.slice(1)}>Open {title}</a>
      </p>
      <button
        type="button"
        onClick={() => updateState({panel: {kind: 'menu', addition: {text: title, to: address}}})}
      >
        Choose its place in the menu
      </button>
    </>
  )
}
