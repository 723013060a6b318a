import {formPage} from 'virtual:form-page'
import {css} from '@emotion/react'
import {type KeyboardEvent, useEffect, useRef, useState} from 'react'
import {createRoot} from 'react-dom/client'
import * as labels from '../../content/labels.yaml'
import {color, plainList, radius, size, space, target} from '../theme.ts'
import {formId} from './askAbout.ts'
import {buttonStyles} from './buttonStyles.ts'
import {inputStyle} from './inputStyle.ts'
import {Link} from './Link.tsx'
import {type Found, readSearchIndex} from './searchIndex.ts'
import {VisuallyHidden} from './VisuallyHidden.tsx'
import {withNumber} from './withNumber.ts'

/** How many answers are shown: who sees more than a few types on. */
const most = 8

let isOpen = false

/** Shows the search, once it knows the pages, in a root of its own: it waits neither for the page’s code nor for the router. */
export async function showSearch(): Promise<void> {
  const find = await readSearchIndex()
  // Two presses may have waited for it.
  if (isOpen) return
  isOpen = true
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const remove = () => {
    isOpen = false
    root.unmount()
    place.remove()
  }
  root.render(<Search find={find} onClose={remove} />)
}

interface SearchProps {
  find: (words: string) => Found[]
  onClose: () => void
}

/** A window with a field, and below it the parts of pages that hold what is typed: a plain list of links, through which the arrow keys lead. */
function Search({find, onClose}: SearchProps) {
  // In the browser because only there somebody types.
  const [typed, setTyped] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  const found = find(typed).slice(0, most)
  useEffect(() => {
    // Firefox has it since version 98: before, the window is not modal.
    if (dialog.current?.showModal) dialog.current.showModal()
    else dialog.current?.setAttribute('open', '')
    dialog.current?.querySelector('input')?.focus()
  }, [])

  function close() {
    // The browser’s own way gives the focus back to where it was.
    if (dialog.current?.close) dialog.current.close()
    else end()
  }
  function end() {
    onClose()
    // Where it was may be gone, with the menu that was open.
    const {activeElement} = document
    if (!activeElement || activeElement === document.body || dialog.current?.contains(activeElement))
      document.querySelector<HTMLElement>('[popovertarget]')?.focus()
  }
  /** Up and down go through the field and the places below it, one after the other. */
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
        {typed.trim() && sayHowMany(found.length)}
        {found[0] && (
          <VisuallyHidden>
            {' '}
            {labels.enterOpens} <bdi>{found[0].heading}</bdi>
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
          <Link to={`${formPage}#${formId}`} onClick={close}>
            {labels.askInstead}
          </Link>
        </p>
      )}
    </dialog>
  )
}

function sayHowMany(count: number): string {
  if (count === 0) return labels.nothingFound
  return count === 1 ? labels.oneFound : withNumber(count === most ? labels.firstFound : labels.manyFound, count)
}

/** The place that a press of Enter or of the pointer opens. */
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
  // The cross of WebKit is blue, and “Close” stands beside it.
  field: css({minWidth: 0, '&::-webkit-search-cancel-button': {display: 'none'}}),
  found: css({
    ...plainList,
    '& a': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space[3],
      minHeight: target,
      padding: `${space[1]} ${space[2]}`,
      fontWeight: 600,
      borderBottom: `1px solid ${color('line')}`,
    },
    '& span': {fontSize: size.note, fontWeight: 400, color: color('inkSoft')},
    '& a:hover': marked,
  }),
}
