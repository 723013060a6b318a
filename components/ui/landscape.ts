/** A window with room for one wide card to a row. */
export const landscape = '@container (min-width: 40rem) and (max-width: 63.99rem)'

/** A card of which a grid there has one to a row. */
export const wideCard = {[landscape]: {gridColumn: '1 / -1'}}

/** Facts of a card that is wider than high: two of them beside each other. */
export const twoFactsToARow = {
  [landscape]: {gridTemplateColumns: 'minmax(3em, auto) minmax(0, 1fr) minmax(3em, auto) minmax(0, 1fr)'},
}
