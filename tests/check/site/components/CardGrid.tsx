import type {Items} from '../../../../components/ui/kinds.ts'

interface CardGridProps {
  /** The cards. */
  children: Items
}

/** A grid of cards. */
export function CardGrid({children}: CardGridProps) {
  return <div>{children}</div>
}
