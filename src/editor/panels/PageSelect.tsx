import {type ComponentProps, type KeyboardEvent, useId, useState} from 'react'
import type {LinkTarget} from '../../edit/protocol.ts'
import {sendRequest} from '../connection/server.ts'
import {useServerData} from '../connection/useServerData.tsx'
import {scrollOnMount} from './focusOnMount.ts'

interface PageSelectProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The link’s target, an address on this site: `/about`, `/about#our-story`, `#our-story`. */
  text: string
  onText: (text: string) => void
  /** Whether the link may be empty. */
  optional?: boolean
}

/**
 * The input for a link’s target: it lists the pages and headings of the site whose names have the typed
 * words.
 */
export function PageSelect({text, onText, optional = false, onKeyDown, onBlur, ...rest}: PageSelectProps) {
  const {data = []} = useServerData(fetchTargets)
  /** The typed words; `undefined` while the list is closed. */
  const [query, setQuery] = useState<string>()
  const [active, setActive] = useState(0)
  const listId = useId()
  // `#heading` is a heading on this page; the choices have full addresses.
  const value = text.startsWith('#') ? location.pathname + text : text
  const noLink = optional && value ? [{to: '', name: 'No link', isPage: true}] : []
  const choices = [...noLink, ...data.flatMap(choicesOf)]
  const named = choices.filter(({name}) => hasWords(name, query ?? ''))
  // Of what is searched for, pages come before headings of other pages.
  const found = query
    ? [...named.filter(({isPage}) => isPage), ...named.filter(({isPage}) => !isPage)]
    : named
  const isOpen = query !== undefined
  const show = (words: string | undefined) => {
    setQuery(words)
    setActive(0)
  }
  const choose = (to: string) => {
    show(undefined)
    onText(to)
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key]
    const chosen = found[active]
    if (step && isOpen) setActive((active + step + found.length) % Math.max(found.length, 1))
    else if (step) show('')
    else if (isOpen && event.key === 'Enter') {
      if (chosen) choose(chosen.to)
    } else if (isOpen && event.key === 'Escape') show(undefined)
    else return onKeyDown?.(event)
    event.preventDefault()
    // Stops the event, so that Escape closes only the list.
    event.stopPropagation()
  }
  return (
    <div className="pick">
      <input
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen && found.length > 0}
        aria-controls={listId}
        aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={optional ? 'No link' : 'Search for a page or heading'}
        value={query ?? choices.find(({to}) => to === value)?.name ?? text}
        onChange={({target}) => show(target.value)}
        onClick={({currentTarget}) => {
          if (isOpen) return
          currentTarget.select()
          show('')
        }}
        onKeyDown={onKey}
        onBlur={(event) => {
          show(undefined)
          onBlur?.(event)
        }}
      />
      <div role="listbox" id={listId} aria-label="Pages and headings" hidden={!isOpen || found.length === 0}>
        {isOpen &&
          found.map(({to, name}, index) => (
            <div
              key={to}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              ref={index === active ? scrollOnMount : undefined}
              // Before the input loses the focus, which would close the list.
              onMouseDown={(event) => {
                event.preventDefault()
                choose(to)
              }}
            >
              {name}
            </div>
          ))}
      </div>
      {isOpen && found.length === 0 && (
        <p role="status" className="help">
          No page or heading has these words.
        </p>
      )}
    </div>
  )
}

function choicesOf({to, name, headings}: LinkTarget): {to: string; name: string; isPage: boolean}[] {
  const below = headings.map((heading) => ({to: heading.to, name: `${name}: ${heading.name}`, isPage: false}))
  return [{to, name, isPage: true}, ...below]
}

function hasWords(name: string, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/)
  return words.every((word) => name.toLowerCase().includes(word))
}

let request: Promise<LinkTarget[]> | undefined

/**
 * Shares one request among all fields that are mounted in the same tick: the menu’s panel has about thirty.
 */
function fetchTargets(): Promise<LinkTarget[]> {
  request ??= sendRequest('listLinkTargets', {})
  queueMicrotask(() => {
    request = undefined
  })
  return request
}
