/** What the lines at the top of a page may say. */
export const frontmatterKeys = ['title', 'description', 'draft', 'drawing', 'handout', 'layout', 'order', 'short']
