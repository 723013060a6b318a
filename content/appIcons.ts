/**
 * The icons of the site in `public/`, which browsers and phones show: their width and height in pixels, by
 * file name.
 */
export const appIcons = {
  'favicon.svg': 32,
  'favicon.ico': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
} as const

export type AppIcon = keyof typeof appIcons
