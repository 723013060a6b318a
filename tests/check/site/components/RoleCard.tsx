import type {Item} from '../../../../components/ui/kinds.ts'

interface RoleCardProps {
  /** The role's `id` in `content/roles.yaml`. */
  role: string
}

/** One role for volunteers. */
export function RoleCard({role}: RoleCardProps): Item {
  return <article>{role}</article>
}
