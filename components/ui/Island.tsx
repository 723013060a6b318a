import type {ReactNode} from 'react'

interface IslandProps {
  /** The key in `src/browser/islands.tsx` of the component to hydrate. */
  name: 'contactForm' | 'newsletter'
  children: ReactNode
}

/** A part of a page that React hydrates once a visitor is about to use it. The rest of the page is never hydrated. */
export function Island({name, children}: IslandProps) {
  return <div data-island={name}>{children}</div>
}
