import {type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState} from 'react'
import {announce, updateState} from '../connection/uiState.ts'
import {readLinkAddress} from '../textEditor/linkAddress.ts'
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
  /** What was typed and is no address, until something else is typed. */
  const [wrong, setWrong] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const showField = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    focusOnMount(input)
  }, [])
  const typed = to.trim()
  const isTyped = isElsewhere && typed !== (link?.href ?? '')
  const refuse = useCallback((words: string) => {
    setWrong(words)
    field.current?.focus()
    announce(notAnAddress(words))
  }, [])
  // “Save” takes over an address that was typed and not applied.
  useEffect(() => {
    const editor = getOpenEditor()
    if (!editor || !isTyped) return undefined
    editor.applyTypedLink = () => {
      const address = readLinkAddress(typed)
      if (address === undefined) refuse(typed)
      else {
        setLink(editor.view, address)
        updateState({isLinkFormOpen: false})
      }
      return address !== undefined
    }
    return () => {
      editor.applyTypedLink = undefined
    }
  }, [typed, isTyped, refuse])

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
    const address = readLinkAddress(typed)
    if (address === undefined) refuse(typed)
    else finish(address)
  }
  return (
    <form onSubmit={onSubmit} onKeyDown={onKeyDown} className="row">
      <label htmlFor="link-to">{isElsewhere ? 'Web address' : 'Link to'}</label>
      {isElsewhere ? (
        <input
          id="link-to"
          ref={showField}
          value={to}
          placeholder="https://…"
          aria-invalid={wrong !== undefined}
          aria-describedby="link-wrong"
          onChange={({target}) => {
            setTo(target.value)
            setWrong(undefined)
          }}
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
          setWrong(undefined)
          setElsewhere(!isElsewhere)
        }}
      >
        {isElsewhere ? 'Link to a page of this site…' : 'Link to another website…'}
      </button>
      {wrong !== undefined && (
        <p id="link-wrong" className="notSaved">
          {notAnAddress(wrong)}
        </p>
      )}
    </form>
  )
}

function notAnAddress(words: string): string {
  return `“${words}” is not a web address. An address looks like https://www.gov.uk. Copy it from the browser’s address bar.`
}
