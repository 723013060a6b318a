import {type FormEvent, type KeyboardEvent, useEffect, useRef, useState} from 'react'
import {openBox} from './box.ts'
import {change} from './store.ts'

/** Where the chosen words lead: makes a link of them, changes the one that the caret is in, or takes it off. */
export function LinkForm() {
  const [range] = useState(chosen)
  const link = linkRound(range)
  const [to, setTo] = useState(link?.getAttribute('href') ?? '')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const finish = (action: () => void) => {
    const box = openBox()
    if (!box || !range) return
    box.copy.focus({preventScroll: true})
    const selection = getSelection()
    selection?.removeAllRanges()
    if (link) range.selectNodeContents(link)
    selection?.addRange(range)
    action()
    change({linking: false})
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It closes this box, and not the panel as well.
    event.stopPropagation()
    finish(() => {})
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const address = to.trim()
    finish(() => {
      if (!address) document.execCommand('unlink')
      else if (link) link.setAttribute('href', address)
      else document.execCommand('createLink', false, address)
      openBox()?.copy.dispatchEvent(new InputEvent('input', {bubbles: true}))
    })
  }
  return (
    <form onSubmit={onSubmit} className="row">
      <label>
        Where it leads
        <input
          ref={field}
          value={to}
          placeholder="/programs or https://…"
          onChange={(event) => setTo(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <button type="submit">{link && !to.trim() ? 'Take the link off' : 'Set the link'}</button>
    </form>
  )
}

function chosen(): Range | undefined {
  const selection = getSelection()
  return selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined
}

function linkRound(range: Range | undefined): HTMLAnchorElement | undefined {
  const node = range?.commonAncestorContainer
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest<HTMLAnchorElement>('[data-editor=box] a') ?? undefined
}
