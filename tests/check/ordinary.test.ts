import {join} from 'node:path'
import {expect, test} from 'vitest'
import {checkPage} from '../../src/check/checkPage.ts'
import {readContentFile} from '../../src/check/content/contentFile.ts'
import {adviceOn, mistakesIn} from '../../src/check/content/contentRules.ts'
import {shownWords} from '../../src/check/content/shownWords.ts'
import {parsePage} from '../../src/check/page/parsePage.ts'
import {readSite} from '../../src/check/readSite.ts'

const site = readSite(join(import.meta.dirname, 'site'))

/** What staff write on an ordinary day, and no rule may find fault with. */
const ordinary = [
  'We open at 10am, and close at 4.30pm.',
  'It costs £5, £12.50 or nothing at all.',
  'It’s free (really), and it stays free.',
  'She said: “Come back on Tuesday.” So I did.',
  '“It took me two evenings.\nThen I had a plan.”',
  'Three courses: money, work and rent.',
  'Ask for Sam, Grace or Dr. Amara.',
  'In 2024 we met 650 people; in 2025, 900.',
  'Founded in 2019. 2024 was a good year.',
  'That was all we had had so far, and that that was enough.',
  'Is it really free? Yes!',
  'What happens next … nobody knows.',
  'We teach saving – and spending – in plain English.',
  'Monday to Friday, 9:00 AM to 6:00 PM.',
  'We meet from 5:15 PM to 7:45 PM, or from 5.15pm to 7.45pm.',
  'The next date is Saturday 18 January 2025.',
  'We never meet on 29 February.',
  'It starts on the 1st of March.',
  'Your ISA, your NI number and your P45.',
  'HMRC, the NHS and UCAS answer by phone.',
  'BBC, ITV and SKY NEWS asked us.',
  'Prices are in GBP.',
  'A *good* start and a **very good** end.',
  'Words in ~~old~~ new letters.',
  'A price* is only a guess.\n\n\\* We say so before you pay.',
  'Multiply 3 * 4 or 3*4.',
  'Your user name is money_skills or sam_b.',
  'File report_2024_final.pdf is large.',
  'The score was 30:15.',
  'Read Psalm 25:12 if you like.',
  'Fish & chips, Marks & Spencer, R&D.',
  'It is 20% off, i.e. £4, e.g. on Mondays.',
  'Call 0800 138 7777 for free.',
  'Call 116 123 at any time.',
  'Find us near E1 6AN.',
  'Write to our team if you like.',
  'The shape has twelve sides.',
  'Twelvesides is a charity.',
  'Twelvesides’ rooms are warm.',
  'See [the home page](/) and [the events](/#next-up).',
  'See (for now) [the events](/#next-up).',
  '(See [the events](/#next-up).)',
  'Read [how the rules work](https://www.gov.uk/money?page=2&sort=new).',
  'Email [the tax office](mailto:office@example.org).',
  '- One\n- Two\n- Three',
  '1. First\n2. Second\n3. Third',
  '- One\n\n  More about one.\n- Two',
  '1. First\n\nSome words between.\n\n2. Second',
  'What to bring:\n\n- Your payslip',
  'What to bring:\n- Your payslip',
  '- Money\n\n1. First\n2. Second',
  '> A quotation in its own lines.\n> And its second line.',
  '| Day | Time |\n| --- | --- |\n| Monday | 10 to 4 |\n| Friday | |',
  'Press Ctrl+C, or ⌘C.',
  'One line,  \nand the next.',
  'Good luck :)',
  'Good luck 🎉',
  '🎉 Well done!',
  'Step a) is the hardest.',
  'Plan A. Plan B.',
  'I. Newton said so.',
  'No. 10 is the green door.',
  'We are at Unit 12, Example Yard.',
  'A 50/50 chance, and/or more.',
  'Rent, food, etc. come first.',
  'The “Money Morning” starts at 10.',
  'It’s yours, it’s mine, it’s theirs.',
  'Rock ’n’ roll in the ’90s.',
  'Zoë, Chloé and José were here, and so was Łukasz.',
  'La vie est belle, dit-elle.',
  'Twelve sides, one coin.',
  'You save £1.50, or £1,000 in the end.',
  'Three people met in 2020.\n\n- Rent\n- Food',
  '## Three steps\n\n- A pen\n- A letter\n\n### One\n\nGo.\n\n### Two\n\nGo on.\n\n### Three\n\nStay.',
  'Six mornings a year.\n\n- Rent\n- Food',
  'Sure, here you can ask anything.',
  'Let me know what you think, she wrote.',
  'Note to parents: you are welcome too.',
  'Please do not publish our address.',
  'We will ask Sam about it.',
  'Delete your old accounts.',
  '### What to bring',
  '### Who is it for?',
  '### ISAs and LISAs',
  '### FAQ',
  'We are open on Saturdays too.',
  'Saturday 10:00 AM to 4:00 PM.',
  'Saturday from 10am to 4pm.',
  'Monday to Friday from 9am to 6pm.',
  'Our workshops run Monday to Friday.',
  'The Open evening is on 14 March.',
  'The Open evening is free.',
  'Come to the Open evening, or write to us by 1 March.\nThen we keep you a place.',
  'The Open evening was full in 2029.',
  'Bring £10 for lunch to any open evening.',
  'Turn into Sample Street at the bank.',
  'Baker Street and Market Road are close.',
  'We’re a registered charity (number 0000000).',
  'Room [2] is upstairs.',
  'See page 3 [of the guide].',
  'It is £10, £1,000 or £3m.',
  'Here is what You and Yours says.',
  'The film “If We Could” is on.',
  'We teach Every Day Money, a short course.',
  'Here is how it works\nin plain words.',
  'You ask, we answer.\nRead more on GOV.UK',
  'Read on. See [the events](/#next-up)',
  'Ask [Citizens Advice](https://www.citizensadvice.org.uk/debt).',
  'Ask [the government](https://www.gov.uk/money).',
  'See [how it works](/#next-up).',
  'See [one](/#next-up), [the other](/#next-up).',
  'The [track](/#next-up)s are free.',
  '“[The one below](/#next-up)” is one.',
  'She said "yes" and then "no".',
  'A 12" screen is enough.',
  '- One – or two\n- Three',
  '- A long point\n  that goes on here.\n- Two',
  '1. Only one\n\nWords.\n\n2. And two',
]

// S14.7
test.each(ordinary)('%j is let pass', (words) => {
  const page = site.pages.find(({file}) => file === 'pages/services.mdx')
  const text = `${page?.text}\n${words}\n`
  const read = parsePage('pages/services.mdx', text, site.components)
  expect(checkPage(read, site).map(({message, rule}) => `${rule}: ${message}`)).toEqual([])
})

/** Values of records, as staff write them. */
const values = [
  'Come as you are',
  '"Bring a pen: you will need it"',
  "'It is free'",
  'It’s free, and it stays free.',
  '“Two evenings, and I had a plan.”',
  'Saturday 18 January 2025',
  '9:00 AM to 1:00 PM',
  '2 to 3 hours a month',
  '£25 a month',
  'Our rooms in London',
  'Online, or at Unit 12, Example Yard',
  'ISAs, bonds and investments',
  'Level 2 in English or maths',
  'No experience needed!',
  'Can I come without a bank account?',
  '>-\n    Two lines of words\n    that are one.',
  '|-\n    First line.\n    Second line.',
  '5:15 PM to 7:45 PM',
  '16 to 25-year-olds',
  'Amara, 19',
  'Head of Programs & Partnerships',
  'www.gov.uk and others help',
  'Call 0800 138 7777 for free',
  'Twelvesides and you',
  'Two halves of the same thing: keeping money, and earning it.',
  'Monday to Friday',
  '16 to 25',
  'Ages 16 to 25',
  'From page 12 to 3 o’clock',
  'An evening of You and Me',
]

test.each(values)('a record may say %s', (value) => {
  const text = `- id: one\n  words: ${value}\n`
  expect(shownWords(readContentFile('facts.yaml', Buffer.from(text)), site)).toEqual([])
})

/** Fields of events, as staff change them; of two events where both are told. */
const changes: [what: string, ...fields: Record<string, string>[]][] = [
  ['an evening', {title: 'Money evening', time: '6:00 PM to 8:30 PM'}],
  ['a morning that goes on', {description: 'A morning of talks.', time: '11:00 AM to 2:00 PM'}],
  ['a day with all its parts', {description: 'Come for the morning or the evening.', time: '9:00 AM to 6:00 PM'}],
  ['an early start', {title: 'Breakfast talk', time: '7:30 AM to 9:00 AM'}],
  ['the day of its date', {description: 'We meet on Thursday.'}],
  ['more days than one', {description: 'On Thursday, and again on Friday.'}],
  ['its month', {title: 'March open evening'}],
  ['May, the word', {title: 'What you may ask for'}],
  ['a question', {title: 'What is an ISA?'}],
  ['a call', {title: 'Come and see!'}],
  ['a short form', {title: 'Rent, food etc.'}],
  ['a year that is not its own', {title: 'Plans for 2031'}],
  ['the same on two days', {date: '2030-03-14'}, {date: '2030-04-11'}],
  ['two of one type', {title: 'One'}, {title: 'Two', description: 'Bring a friend.'}],
  ['one that costs', {price: '£5'}],
  ['doors before it starts', {description: 'Doors open at 5:30 PM.'}],
  ['a bus after it ends', {description: 'The last bus leaves at 8:45 PM.'}],
  ['its own time in other words', {description: 'From 6pm to 8pm, with tea.'}],
  ['its own date in words', {description: 'We meet on Thursday 14 March.'}],
  ['two dates, one its own', {description: 'Write by 1 March and come on 14 March.'}],
  ['the next season', {title: 'Early spring evening'}],
  ['a season of another kind', {description: 'Plan your summer.'}],
  ['online as a subject', {location: 'Our rooms in London', description: 'We talk about online banking.'}],
  ['a sum of money', {description: 'She saved £1,000 in a year.'}],
  ['a year ahead', {date: '2031-03-14'}],
]

test.each(changes)('events may have %s', (_, ...fields) => {
  const event = site.content.get('events.yaml')?.records[0]?.value
  const records = fields.map((each, index) => ({...event, ...each, ...(index > 0 && {id: `another-${index}`})}))
  const file = readContentFile('events.yaml', Buffer.from(JSON.stringify(records)))
  const changed = {...site, content: new Map(site.content).set(file.name, file)}
  const found = [...mistakesIn(file, changed), ...adviceOn(file, changed, '2026-01-01')]
  expect(found.map(({message}) => message).filter((message) => !message.startsWith('No page shows'))).toEqual([])
})
