/** What people call the fields of records in mails and tables, in small letters. */
const names: Record<string, string[]> = {
  title: ['name', 'heading', 'headline', 'subject', 'course', 'event'],
  name: ['title', 'person', 'full name', 'first name'],
  description: ['text', 'details', 'about', 'summary', 'body', 'info'],
  date: ['day', 'when', 'starts', 'start'],
  time: ['times', 'hours', 'when'],
  location: ['place', 'venue', 'where', 'address'],
  price: ['cost', 'costs', 'fee'],
  spots: ['places', 'seats', 'capacity'],
  capacity: ['places', 'seats', 'spots'],
  duration: ['length', 'takes'],
  value: ['number', 'figure', 'amount'],
  amount: ['gift', 'sum'],
  text: ['words', 'label'],
  words: ['text', 'message'],
  to: ['url', 'href', 'page', 'address', 'target'],
  role: ['job', 'position'],
  quote: ['words', 'text', 'says'],
  from: ['start', 'starts', 'begins'],
  until: ['end', 'ends', 'to', 'till'],
  question: ['ask', 'title'],
  answer: ['reply', 'text'],
}

/** The one of the fields that a block still lacks that is meant by another name for it or by its first letters: `question` by `Q`. */
export function otherName(key: string, missing: string[]): string | undefined {
  const said = key.trim().toLowerCase()
  const meant = [
    missing.filter((field) => names[field]?.includes(said)),
    missing.filter((field) => said !== '' && field.startsWith(said)),
  ].find(({length}) => length > 0)
  return meant?.length === 1 ? meant[0] : undefined
}
