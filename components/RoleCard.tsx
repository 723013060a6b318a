import * as labels from '../content/labels.yaml'
import roles from '../content/roles.yaml'
import {askAbout} from './ui/askAbout.ts'
import {buttonStyles} from './ui/buttonStyles.ts'
import {find} from './ui/find.ts'
import type {Item} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'
import {RoleDetails} from './ui/RoleDetails.tsx'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

interface RoleCardProps {
  /** The role's `id` in `content/roles.yaml`. */
  role: string
}

/** A volunteer role, with a link to the contact form to apply. */
export function RoleCard({role: id}: RoleCardProps): Item {
  const role = find(roles, id, 'content/roles.yaml')
  return (
    <RoleDetails role={role}>
      <Link to={askAbout(role.id)} css={[buttonStyles.base, buttonStyles.outline]}>
        {labels.apply}
        <VisuallyHidden>{` ${labels.applyAs} ${role.title}`}</VisuallyHidden>
      </Link>
    </RoleDetails>
  )
}
