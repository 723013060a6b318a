import {type FormEvent, useCallback, useState} from 'react'
import type {PageAddress as Address, Change} from '../../edit/protocol.ts'
import {save} from '../connection/saving.ts'
import {sendRequest} from '../connection/server.ts'
import {showMoved} from '../connection/showMoved.ts'
import {updateState} from '../connection/uiState.ts'
import {useServerData} from '../connection/useServerData.tsx'
import {saveAndClose} from '../textEditor/saveText.ts'
import {getOpenEditor} from '../textEditor/textEditor.ts'
import {focusOnMount} from './focusOnMount.ts'
import {PageSelect} from './PageSelect.tsx'

/** The part of a page’s panel that changes its address or deletes it, and says before what will happen. */
export function PageAddress({file}: {file: string}) {
  const {data} = useServerData(useCallback(() => sendRequest('describeAddress', {file}), [file]))
  const [isDeleting, setDeleting] = useState<boolean>()
  const change = async (wanted: Change, message: string) => {
    const editor = getOpenEditor()
    if (editor) await saveAndClose(editor, true)
    if (getOpenEditor()) return
    const outcome = await save(() => wanted, {message})
    if (!outcome?.saved) return
    updateState({panel: undefined})
    showMoved(outcome.moved)
  }
  // The fields above say that the panel is loading.
  if (!data) return null
  const {lockedReason, address, below} = data
  return (
    <>
      <h3>Address</h3>
      {lockedReason && <p className="locked">{lockedReason}</p>}
      {!lockedReason && !isDeleting && (
        <RenameForm
          key={address}
          {...data}
          onRename={(to) =>
            change(
              {type: 'renamePage', file, address: to},
              'This is its address now. The old one leads here. “Undo” takes it back.',
            )
          }
        />
      )}
      {!lockedReason && below.length > 0 && (
        <p className="help">
          To delete this page, first delete the pages below it or change their addresses.
        </p>
      )}
      {!lockedReason && below.length === 0 && !isDeleting && (
        <button
          type="button"
          ref={isDeleting === false ? focusOnMount : undefined}
          onClick={() => setDeleting(true)}
        >
          Delete this page…
        </button>
      )}
      {isDeleting && (
        <DeleteForm
          {...data}
          onDelete={(to, links) =>
            change({type: 'deletePage', file, to, links}, 'Deleted. “Undo” brings it back.')
          }
          onCancel={() => setDeleting(false)}
        />
      )}
    </>
  )
}

function RenameForm({address, links, below, onRename}: Address & {onRename: (to: string) => void}) {
  const [typed, setTyped] = useState(address)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onRename(typed)
  }
  return (
    <form onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor="page-address">Address of this page</label>
        <input
          id="page-address"
          aria-describedby="page-address-help"
          required
          spellCheck={false}
          value={typed}
          onChange={({target}) => setTyped(target.value)}
        />
        <p id="page-address-help" className="help">
          {[
            countLinks(links) > 0 && `${sayLinks(links)} to this page will follow: ${namePlaces(links)}.`,
            below.length > 0 && `The pages below it move with it: ${below.join(', ')}.`,
            'The old address will lead to the new one.',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      <button type="submit" disabled={typed.trim() === address}>
        Change the address
      </button>
    </form>
  )
}

type LinksChoice = Extract<Change, {type: 'deletePage'}>['links']

interface DeleteFormProps extends Address {
  onDelete: (to: string, links: LinksChoice) => void
  onCancel: () => void
}

function DeleteForm({address, links, onDelete, onCancel}: DeleteFormProps) {
  const [to, setTo] = useState('')
  const [choice, setChoice] = useState<LinksChoice>('follow')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onDelete(to, choice)
  }
  return (
    <form onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor="page-leads-to">Where {address} leads instead</label>
        <PageSelect id="page-leads-to" required ref={focusOnMount} text={to} onText={setTo} />
        <p className="help">People who have the old address are sent there.</p>
      </div>
      {countLinks(links) > 0 && (
        <div className="field">
          <label htmlFor="page-links">{sayLinks(links)} to this page</label>
          <select
            id="page-links"
            aria-describedby="page-links-help"
            value={choice}
            onChange={({target}) => setChoice(target.value as LinksChoice)}
          >
            <option value="follow">will lead there too</option>
            <option value="reject">must be changed first: delete nothing while there are any</option>
          </select>
          <p id="page-links-help" className="help">
            In: {namePlaces(links)}.
          </p>
        </div>
      )}
      <div className="row">
        <button type="submit">Delete the page</button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}

function countLinks(links: Address['links']): number {
  return links.reduce((sum, {count}) => sum + count, 0)
}

function sayLinks(links: Address['links']): string {
  const count = countLinks(links)
  return count === 1 ? '1 link' : `${count} links`
}

function namePlaces(links: Address['links']): string {
  return links.map(({title, count}) => (count > 1 ? `${title} (${count})` : title)).join(', ')
}
