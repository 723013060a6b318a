/** What the lines at the top of a page may say. */
export const frontmatterKeys = ['title', 'description', 'facet', 'layout', 'order', 'short']
