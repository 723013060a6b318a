/** Names of junk files that editors, sync programs and operating systems create. */
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
