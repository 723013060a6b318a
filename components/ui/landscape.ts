/** A window with room for one wide card to a row. */
export const landscape = '@container (min-width: 40rem) and (max-width: 63.99rem)'

/** Facts of a card that is wider than high: two of them beside each other. */
export const twoFactsToARow = {[landscape]: {gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(0, 1fr)'}}
