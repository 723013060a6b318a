/** The keys that a page's frontmatter may have. */
export const frontmatterKeys = [
  'title',
  'description',
  'draft',
  'drawing',
  'handout',
  'layout',
  'order',
  'short',
  'words',
]
