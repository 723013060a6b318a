/** Files that programs leave beside those that people save. */
export const litter = [
  '._about.mdx',
  '.about.mdx.swp',
  '.#about.mdx',
  '#about.mdx#',
  'about.mdx~',
  '~$about.mdx',
  '.~lock.about.mdx#',
  '4913',
  '.DS_Store',
  'Thumbs.db',
  'desktop.ini',
  '~syncthing~about.mdx.tmp',
]
