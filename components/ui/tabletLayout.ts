/** The widths, mostly of tablets, at which a wide card has a row to itself. */
export const tabletOnly = '@container (min-width: 40rem) and (max-width: 63.99rem)'

/** For a card that has a row to itself at these widths. */
export const wideCard = {[tabletOnly]: {gridColumn: '1 / -1'}}

/** The facts of such a card: two side by side. */
export const factPairsPerRow = {
  [tabletOnly]: {gridTemplateColumns: 'minmax(3em, auto) minmax(0, 1fr) minmax(3em, auto) minmax(0, 1fr)'},
}
