import site from '../content/site.yaml'
import type {Words} from './ui/kinds.ts'
import {MailLink} from './ui/MailLink.tsx'

interface EmailProps {
  /** Whose email address to show. If left out, it is our general address. */
  box?: 'volunteer' | 'partners' | 'safeguarding'
}

const addresses = {
  hello: site.email,
  volunteer: site.volunteerEmail,
  partners: site.partnersEmail,
  safeguarding: site.safeguardingEmail,
}

/** One of our email addresses, as a link. */
export function Email({box}: EmailProps): Words {
  const address = addresses[box ?? 'hello']
  return <MailLink address={address} />
}
