import type {Items} from '../../../../components/ui/kinds.ts'

interface CardGridProps {
  /** What it holds. */
  children: Items
}

/** A frame. */
export function CardGrid({children}: CardGridProps) {
  return <div>{children}</div>
}
