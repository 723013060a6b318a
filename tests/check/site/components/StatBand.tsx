import type {Rows} from '../../../../components/ui/kinds.ts'

interface StatBandProps {
  /**
   * The figures.
   * @example <Stat />
   */
  children: Rows
}

/** A row of figures. */
export function StatBand({children}: StatBandProps) {
  return <div>{children}</div>
}
