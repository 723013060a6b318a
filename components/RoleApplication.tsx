import * as labels from '../content/labels.yaml'
import roles from '../content/roles.yaml'
import {ToastButton} from './ToastButton.tsx'
import {find} from './ui/find.ts'
import type {Item} from './ui/kinds.ts'
import {RoleDetails} from './ui/RoleDetails.tsx'

interface RoleApplicationProps {
  /** The role's `id` in `content/roles.yaml`. */
  role: string
}

/** A volunteer role, with a button that says how to apply until there is a form for it. */
export function RoleApplication({role: id}: RoleApplicationProps): Item {
  const role = find(roles, id, 'content/roles.yaml')
  return (
    <RoleDetails role={role}>
      <ToastButton toast="volunteer-application" about={`${labels.applyAs} ${role.title}`} chosen={role.title}>
        {labels.howToApply}
      </ToastButton>
    </RoleDetails>
  )
}
