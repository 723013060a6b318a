import type {Words} from '../../../../components/ui/kinds.ts'

interface EmailProps {
  /** The name of another address than the general one. */
  box?: 'volunteer' | 'safeguarding'
}

/** Our e-mail address. */
export function Email({box}: EmailProps): Words {
  return <a href="mailto:hello@twelvesides.example.org">{box ?? 'hello'}@twelvesides.example.org</a>
}
