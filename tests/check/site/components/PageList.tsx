interface PageListProps {
  /** A folder of `pages/`. */
  folder: string
}

/** The pages of a folder. */
export function PageList({folder}: PageListProps) {
  return <ul>{folder}</ul>
}
