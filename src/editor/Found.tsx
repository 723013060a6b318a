import type {Told} from '../edit/protocol.ts'

interface FoundProps {
  reason: string
  findings: Told[]
  /** Writes what the findings say; nothing where that is left to a person. */
  onMend?: (() => void) | undefined
}

/** What the check found in words that are not saved, in its words, with its mend as a button. */
export function Found({reason, findings, onMend}: FoundProps) {
  return (
    <>
      <p>
        <b>Not saved.</b> {reason}
      </p>
      {findings.map(({words}) => (
        <p key={words.join()}>{words.filter((each) => each !== reason).join(' ')}</p>
      ))}
      {onMend && (
        <button type="button" onClick={onMend}>
          Write it so, and save
        </button>
      )}
    </>
  )
}
