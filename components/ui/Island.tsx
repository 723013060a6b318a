import type {ReactNode} from 'react'

interface IslandProps {
  /** Which component of `src/browser/islands.tsx` it holds. */
  name: 'contactForm' | 'newsletter'
  children: ReactNode
}

/** A part of a page that React hydrates in the browser, by itself, once a visitor reaches it. The rest of a page is only HTML. */
export function Island({name, children}: IslandProps) {
  return <div data-island={name}>{children}</div>
}
