import type {Item} from '../../../../components/ui/kinds.ts'

interface RoleApplicationProps {
  /** The role's `id` in `content/roles.yaml`. */
  role: string
}

/** The same role, with a way to apply. */
export function RoleApplication({role}: RoleApplicationProps): Item {
  return <section>{role}</section>
}
