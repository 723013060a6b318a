/** What our own advice writes in the place of words that only a person can write. */
export const held = {
  address: 'the name of the page',
  link: 'the words of the link',
  words: 'the words',
  picture: 'what the picture shows',
  heading: 'The heading',
  title: 'What this page is about',
  description: 'What we teach, in one or two sentences for search results.',
}

/** Whether words are still those that our advice holds a place with: they were typed as they stand. */
export function holdsPlace(words: string): boolean {
  return all.has(words.trim().toLowerCase())
}

/** Whether what is to be written holds a place for words of a link or picture that only a person can write: no button can. */
export function needsOwnWords(write: string): boolean {
  return Object.values(own).some((words) => write.includes(`[${words}]`))
}

/** Whether a heading is still that of an example, which is copied whole and may wait for its words. */
export function isHeadingOfExample(words: string): boolean {
  return /^the (?:other )?heading$/i.test(words.trim())
}

// Lists of links have that of an example too.
const {heading: _, ...own} = held
const all = new Set([...Object.values(own), 'the name', 'what it shows'].map((each) => each.toLowerCase()))
