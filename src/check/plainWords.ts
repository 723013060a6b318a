/** Words that are no Markdown, without the signs that visitors would see: stars, links, tags and those of headings. */
export function withoutMarkdown(words: string): string {
  return words
    .replace(/^#+\s+/, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|\*|`)(?=\S)([^*_`]+)\1/g, '$2')
    .replace(/ *<br ?\/?> */gi, ' ')
    .replace(/<\/?[a-z]\w*[^>]*>/gi, '')
    .trim()
}
