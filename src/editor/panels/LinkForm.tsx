import {type FormEvent, type KeyboardEvent, useEffect, useState} from 'react'
import {updateState} from '../connection/uiState.ts'
import {getOpenEditor} from '../textEditor/textEditor.ts'
import {linkAround, setLink} from '../textEditor/view.ts'
import {focusOnMount} from './focusOnMount.ts'
import {PageSelect} from './PageSelect.tsx'

/** The form that creates, changes or removes the link around the selected text. */
export function LinkForm() {
  const [link] = useState(() => {
    const editor = getOpenEditor()
    return editor && linkAround(editor.view.state)
  })
  const [to, setTo] = useState(link?.href ?? '')
  const [isElsewhere, setElsewhere] = useState(/^[a-z]+:/i.test(to))
  // “Save” takes over an address that was typed and not applied.
  const typed = to.trim()
  const isTyped = isElsewhere && typed !== (link?.href ?? '')
  useEffect(() => {
    const editor = getOpenEditor()
    if (!editor || !isTyped) return undefined
    editor.applyTypedLink = () => {
      setLink(editor.view, typed)
      updateState({isLinkFormOpen: false})
    }
    return () => {
      editor.applyTypedLink = undefined
    }
  }, [typed, isTyped])

  const finish = (address?: string) => {
    const view = getOpenEditor()?.view
    view?.focus()
    if (view && address !== undefined) setLink(view, address)
    updateState({isLinkFormOpen: false})
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Stops the event, so that Escape closes this form but not an open panel.
    event.stopPropagation()
    finish()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    finish(typed)
  }
  return (
    <form onSubmit={onSubmit} onKeyDown={onKeyDown} className="row">
      <label htmlFor="link-to">{isElsewhere ? 'Web address' : 'Link to'}</label>
      {isElsewhere ? (
        <input
          id="link-to"
          ref={focusOnMount}
          value={to}
          placeholder="https://…"
          onChange={({target}) => setTo(target.value)}
        />
      ) : (
        // Makes the link at once: a choice that waits for “Apply” would be lost by “Save”.
        <PageSelect id="link-to" ref={focusOnMount} text={to} onText={finish} optional={link !== undefined} />
      )}
      {isElsewhere && <button type="submit">{link && !typed ? 'Remove link' : 'Apply'}</button>}
      <button
        type="button"
        onClick={() => {
          setTo('')
          setElsewhere(!isElsewhere)
        }}
      >
        {isElsewhere ? 'Link to a page of this site…' : 'Link to another website…'}
      </button>
    </form>
  )
}
