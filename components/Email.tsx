import site from '../content/site.yaml'
import type {Words} from './ui/kinds.ts'
import {MailLink} from './ui/MailLink.tsx'

interface EmailProps {
  /** Whose address; left out, it is everybody’s. */
  box?: 'volunteer' | 'partners' | 'safeguarding'
}

const addresses = {
  hello: site.email,
  volunteer: site.volunteerEmail,
  partners: site.partnersEmail,
  safeguarding: site.safeguardingEmail,
}

/** An e-mail address of ours, as a link. */
export function Email({box}: EmailProps): Words {
  const address = addresses[box ?? 'hello']
  return <MailLink address={address} />
}
