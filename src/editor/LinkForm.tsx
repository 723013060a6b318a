import {type FormEvent, type KeyboardEvent, useEffect, useRef, useState} from 'react'
import {openBox} from './box.ts'
import {change} from './store.ts'
import {linkAround, setLink} from './typing.ts'

/** Where the chosen words lead: makes a link of them, changes the one that the caret is in, or removes it. */
export function LinkForm() {
  const [link] = useState(() => {
    const box = openBox()
    return box && linkAround(box.view.state)
  })
  const [to, setTo] = useState(link?.href ?? '')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const finish = (address?: string) => {
    const view = openBox()?.view
    view?.focus()
    if (view && address !== undefined) setLink(view, address)
    change({linking: false})
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It closes this box, and not the panel as well.
    event.stopPropagation()
    finish()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    finish(to.trim())
  }
  return (
    <form onSubmit={onSubmit} className="row">
      <label>
        Link to
        <input
          ref={field}
          value={to}
          placeholder="/programs or https://…"
          onChange={(event) => setTo(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <button type="submit">{link && !to.trim() ? 'Remove link' : 'Apply'}</button>
    </form>
  )
}
