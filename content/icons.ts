/** The pictures that a card may carry: their drawings are in `components/ui/Icon.tsx`. */
export const icons = [
  'wallet',
  'briefcase',
  'users',
  'heart-handshake',
  'presentation',
  'message',
  'mic',
  'laptop',
  'trending-up',
  'home',
  'graduation',
  'award',
  'mail',
  'phone',
  'map-pin',
  'clock',
  'compass',
  'target',
  'shield',
  'sparkles',
  'accessibility',
  'chart',
  'hand-coins',
  'building',
  'calendar',
  'book',
] as const

/** The name of a picture in the closed list. */
export type IconName = (typeof icons)[number]
