import {formPage} from 'virtual:form-page'
import {css} from '@emotion/react'
import {type KeyboardEvent, useEffect, useRef, useState} from 'react'
import {createRoot} from 'react-dom/client'
import * as labels from '../../content/labels.yaml'
import {color, minTargetSize, plainList, radius, size, space} from '../theme.ts'
import {buttonStyles} from './buttonStyles.ts'
import {contactFormId} from './contactAddress.ts'
import {inputStyle} from './inputStyle.ts'
import {Link} from './Link.tsx'
import {readSearchIndex, type SearchResult} from './searchIndex.ts'
import {VisuallyHidden} from './VisuallyHidden.tsx'
import {withNumber} from './withNumber.ts'

/** The maximum number of results to show: visitors type another word rather than read a long list. */
const maxResults = 8

let isOpen = false

/** Loads the search index and shows the search dialog, in a React root of its own. Rejects if loading fails. */
export async function showSearch(): Promise<void> {
  const find = await readSearchIndex()
  // The search button may have been pressed twice while the index was loading.
  if (isOpen) return
  isOpen = true
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const remove = () => {
    isOpen = false
    root.unmount()
    container.remove()
  }
  root.render(<Search find={find} onClose={remove} />)
}

interface SearchProps {
  find: (words: string) => SearchResult[]
  onClose: () => void
}

/** A dialog with a search field and a list of links to the results, through which the arrow keys move. */
function Search({find, onClose}: SearchProps) {
  const [typed, setTyped] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  const found = find(typed).slice(0, maxResults)
  useEffect(() => {
    // Firefox before 98 has no `showModal`: there the dialog is not modal.
    if (dialog.current?.showModal) dialog.current.showModal()
    else dialog.current?.setAttribute('open', '')
    dialog.current?.querySelector('input')?.focus()
  }, [])

  function close() {
    // The browser restores the focus when a modal dialog is closed.
    if (dialog.current?.close) dialog.current.close()
    else end()
  }
  function end() {
    onClose()
    // The browser can't return the focus to an element in the closed menu, so the button that opens the menu gets it.
    const {activeElement} = document
    if (!activeElement || activeElement === document.body || dialog.current?.contains(activeElement))
      document.querySelector<HTMLElement>('[popovertarget]')?.focus()
  }
  /** Moves the focus between the field and the results with the arrow keys. */
  function move(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'Escape') close()
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key]
    if (!step || event.nativeEvent.isComposing) return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a, p a')]
    event.preventDefault()
    stops[Math.max(stops.indexOf(document.activeElement as HTMLElement) + step, 0)]?.focus()
  }

  return (
    <dialog ref={dialog} css={styles.window} aria-label={labels.search} onClose={end} onKeyDown={move}>
      <form
        method="dialog"
        css={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          dialog.current?.querySelector<HTMLAnchorElement>('li a')?.click()
        }}
      >
        <label htmlFor="siteSearched">{labels.searchSite}</label>
        <input
          id="siteSearched"
          type="search"
          autoComplete="off"
          dir="auto"
          enterKeyHint="go"
          css={[inputStyle, styles.field]}
          value={typed}
          onChange={({currentTarget}) => setTyped(currentTarget.value)}
        />
        <button type="button" css={[buttonStyles.base, buttonStyles.outline]} onClick={close}>
          {labels.close}
        </button>
      </form>
      <p role="status">
        {/* Elements with keys are replaced whole: React fails if a translator has replaced a text that it changes. */}
        {typed.trim() && <span key={found.length}>{countLabel(found.length)}</span>}
        {found[0] && (
          <VisuallyHidden key={found[0].id}>
            {` ${labels.enterOpens} `}
            <bdi>{found[0].heading}</bdi>
          </VisuallyHidden>
        )}
      </p>
      <ul css={styles.found}>
        {found.map(({id, to, page, heading}) => (
          <li key={id}>
            <Link to={to} onClick={close}>
              <bdi>{heading}</bdi>
              {heading !== page && <span> {page}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {typed.trim() && found.length === 0 && (
        <p>
          <Link to={`${formPage}#${contactFormId}`} onClick={close}>
            {labels.askInstead}
          </Link>
        </p>
      )}
    </dialog>
  )
}

function countLabel(count: number): string {
  if (count === 0) return labels.nothingFound
  return count === 1 ? labels.oneFound : withNumber(count === maxResults ? labels.firstFound : labels.manyFound, count)
}

/** The look of the search result that Enter opens, and of a hovered or focused result. */
const marked = {color: color('ink'), background: color('mint'), borderBottomColor: color('brass')}

const styles = {
  window: css({
    position: 'fixed',
    zIndex: 70,
    inset: `${space[5]} 0 auto`,
    width: 'min(40rem, 100vw - 2rem)',
    maxHeight: 'calc(100vh - 4rem)',
    marginInline: 'auto',
    padding: space[5],
    overflow: 'auto',
    color: color('ink'),
    background: color('paper'),
    border: `1px solid ${color('line')}`,
    borderRadius: radius.card,
    '& > * + *': {marginTop: space[4]},
    '&::backdrop': {background: 'rgb(0 0 0 / 50%)'},
    '& form:has(input:focus) ~ ul > li:first-of-type a': marked,
  }),
  form: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[2],
    '& label': {gridColumn: '1 / -1', fontWeight: 700},
  }),
  // Hides WebKit's own clear button, which would be right beside our button “Close”.
  field: css({minWidth: 0, '&::-webkit-search-cancel-button': {display: 'none'}}),
  found: css({
    ...plainList,
    '& a': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space[3],
      minHeight: minTargetSize,
      padding: `${space[1]} ${space[2]}`,
      fontWeight: 600,
      borderBottom: `1px solid ${color('line')}`,
    },
    '& span': {fontSize: size.note, fontWeight: 400, color: color('inkSoft')},
    '& a:hover': marked,
  }),
}
