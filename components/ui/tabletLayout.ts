/** The widths, mostly of tablets, at which a wide card has a row to itself. */
export const tabletOnly = '@container (min-width: 40rem) and (max-width: 63.99rem)'

/** Gives a wide card a grid row to itself, at the widths of `tabletOnly`. */
export const wideCard = {[tabletOnly]: {gridColumn: '1 / -1'}}

/** Shows the facts of a wide card (a `<dl>`) in pairs, two facts a row, at the widths of `tabletOnly`. */
export const factPairsPerRow = {
  [tabletOnly]: {gridTemplateColumns: 'minmax(3em, auto) minmax(0, 1fr) minmax(3em, auto) minmax(0, 1fr)'},
}
