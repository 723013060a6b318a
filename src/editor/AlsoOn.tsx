import type {Place} from '../edit/protocol.ts'

/** The other pages that show the same; nothing where there are none. */
export function AlsoOn({also}: {also: Place[]}) {
  if (also.length === 0) return null
  return (
    <p>
      Also on{' '}
      {also.map(({address, title}, index) => (
        <span key={address}>
          {index > 0 && (index === also.length - 1 ? ' and ' : ', ')}
          <a href={address} title={title}>
            {address}
          </a>
        </span>
      ))}
    </p>
  )
}
