import type {ReactNode} from 'react'

interface FromDocumentProps {
  /** Where the browser finds it again. */
  id: string
  className?: string
  /** What it holds. Under the condition that is in the function below, so that the browser's code goes without it. */
  children: ReactNode
}

/**
 * A piece of the frame that is the same on every page and needs no script: it is rendered into the document,
 * and React in the browser takes it as it stands there. That keeps its code out of what waking has to load.
 */
export function FromDocument({id, className, children}: FromDocumentProps) {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    )
  }
  const present = document.getElementById(id)
  return (
    // React looks for no children where it is told of a text, and compares no text under this attribute.
    // When it has to make the element anew (an extension changed the page), the children move there:
    // as markup they could not be set, because of the site's policy.
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      ref={(element) => {
        if (element && present && element !== present) element.append(...present.childNodes)
      }}
    >
      {''}
    </div>
  )
}
