import type {Words} from '../../../../components/ui/kinds.ts'

/** Our e-mail address. */
export function Email(): Words {
  return <a href="mailto:hello@twelvesides.example.org">hello@twelvesides.example.org</a>
}
