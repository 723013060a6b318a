import {change, useEditor} from './store.ts'

/** Words whose place on the page is gone: they stay here until they are copied or given up. */
export function KeptWords() {
  const {kept} = useEditor()
  if (kept.length === 0) return null
  return (
    <section className="kept" aria-label="Words that are not saved">
      {kept.map((each) => (
        <div key={each.words}>
          <p>{each.reason}</p>
          <textarea readOnly aria-label="Your words" value={each.words} />
          {each.now !== undefined && (
            <p>
              In the file it says now: <q>{each.now}</q>
            </p>
          )}
          <div className="row">
            <button type="button" onClick={() => void navigator.clipboard.writeText(each.words)}>
              Copy my text
            </button>
            <button type="button" onClick={() => change({kept: kept.filter((other) => other !== each)})}>
              I don’t need them
            </button>
          </div>
        </div>
      ))}
    </section>
  )
}
