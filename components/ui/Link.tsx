import type {AnchorHTMLAttributes} from 'react'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of this site (`/about`), a place on this page (`#events`), or a full address. */
  to: string
}

/** A link that also works when the site lives in a folder of its host. */
export function Link({to, children, ...rest}: LinkProps) {
  return (
    <a {...rest} href={withBase(to)}>
      {children}
    </a>
  )
}

/** `/about` as the browser must ask for it: under the folder that the site was built for. */
export function withBase(to: string): string {
  return to.startsWith('/') ? import.meta.env.BASE_URL + to.slice(1) : to
}
