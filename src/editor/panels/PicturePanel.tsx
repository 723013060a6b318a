import {type FormEvent, useEffect, useState} from 'react'
import type {Span} from '../../edit/protocol.ts'
import {save} from '../connection/saving.ts'
import {announceFailure, updateState} from '../connection/uiState.ts'
import {openNextPicture, reencodePicture} from '../textEditor/pictureFiles.ts'

interface PicturePanelProps {
  /**
   * The source range of the block after which to add the picture, or of the old picture’s alternative text.
   */
  at: Span
  file?: File | undefined
  /** The other files that were pasted or dropped with it, which are added next. */
  more?: File[] | undefined
  /** The old picture’s alternative text, when replacing one. */
  replaces?: string | undefined
}

/** The form for a picture: its file, unless it was pasted or dropped, and its alternative text. */
export function PicturePanel({at, file: given, more = [], replaces}: PicturePanelProps) {
  // After a reload, panels are restored from session storage, which can’t store a `File`.
  const [file, setFile] = useState(given instanceof File ? given : undefined)
  const [shows, setShows] = useState(replaces ?? '')
  const preview = usePreview(file)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (!file) return
    try {
      const bytes = await reencodePicture(file)
      const name = file.name.replace(/\.\w+$/, '')
      const wanted = () => ({type: 'picture' as const, span: at, shows, name, bytes})
      const outcome = await save(wanted, {
        message: `${replaces === undefined ? 'Picture added.' : 'Picture replaced.'} “Undo” takes it back.`,
        onWritten: () => updateState({panel: undefined}),
      })
      if (outcome && !outcome.saved) return
      document.querySelector(`img[src$="${outcome?.added}"]`)?.scrollIntoView({block: 'center'})
      if (outcome?.span && more.length > 0) await openNextPicture(outcome.span, more)
    } catch (error) {
      announceFailure((error as Error).message)
    }
  }
  return (
    <form onSubmit={(event) => void add(event)}>
      <label>
        {file ? 'Another file' : 'Picture file'}
        <input
          type="file"
          accept="image/*"
          required={!file}
          onChange={({target}) => setFile(target.files?.[0] ?? undefined)}
        />
      </label>
      {preview && <img src={preview} alt="What you chose" />}
      {more.length > 0 && (
        <p className="help">
          {more.length === 1 ? 'One more picture' : `${more.length} more pictures`} after this.
        </p>
      )}
      <div className="field">
        <label htmlFor="picture-shows">What does the picture show?</label>
        <textarea
          id="picture-shows"
          aria-describedby="picture-help"
          value={shows}
          onChange={({target}) => setShows(target.value)}
          required
          rows={3}
          spellCheck
        />
        <span id="picture-help" className="help">
          People who can’t see it hear these words instead. For example: Two people at a table with a
          calculator
        </span>
      </div>
      <button type="submit">{replaces === undefined ? 'Add the picture' : 'Replace the picture'}</button>
    </form>
  )
}

function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return undefined
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return address
}
