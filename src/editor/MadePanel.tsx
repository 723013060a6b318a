import {change} from './store.ts'

/** What comes next after a page is made. */
export function MadePanel({address, title}: {address: string; title: string}) {
  return (
    <>
      <p>Your page is ready.</p>
      <p>
        <a href={address}>Open {title}</a>
      </p>
      <button type="button" onClick={() => change({panel: {shows: 'menu', adds: {text: title, to: address}}})}>
        Put it in the menu
      </button>
    </>
  )
}
