import type {Item} from '../../../../components/ui/kinds.ts'

interface RoleApplicationProps {
  /** The role's `id` in `content/roles.yaml`. */
  role: string
}

/** One role for volunteers, with a form to apply for it. */
export function RoleApplication({role}: RoleApplicationProps): Item {
  return <section>{role}</section>
}
