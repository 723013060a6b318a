import type {ReactNode} from 'react'

interface IslandProps {
  /** The key in `src/browser/islands.tsx` of what sending the form does. */
  name: 'contactForm' | 'newsletter'
  children: ReactNode
}

/** A part of a page with a form, whose code loads once a visitor is about to use it. */
export function Island({name, children}: IslandProps) {
  return <div data-island={name}>{children}</div>
}
