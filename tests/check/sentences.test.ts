import {join} from 'node:path'
import {expect, test} from 'vitest'
import {checkPage} from '../../src/check/checkPage.ts'
import {siteDetails} from '../../src/site/content/siteDetails.ts'
import {readPage} from '../../src/site/page/page.ts'
import {readSite} from '../../src/site/readSite.ts'

const site = readSite(join(import.meta.dirname, 'site'))
const details = siteDetails(site.content)

/** Correct sentences in which a number, name or date could be taken for one of ours, or a word for a slip. */
const sentences = [
  'Come to our Family Funday on 3 May.',
  'Our chair, Helen Munday, writes to every donor.',
  'In our 2024–25 year we met 650 people.',
  'We work with Debt Help London (charity number 1076346).',
  '[Safeguarding: 020 7946 0001](tel:+442079460001)',
  `The food bank is next door, at ${String((details.address as {postcode: string}).postcode).replace(/.$/, 'B')}.`,
  'The library opens from 9am to 5pm, Monday to Thursday.',
  'The hall on Sample Road has a ramp.',
  'Tickets for the Young Vic are £5.',
  'They have helped 900 people since 2012, and reply within 48 hours.',
  'For its free and impartial guidance, ask them.',
  'نتحدث العربية كل يوم ثلاثاء.',
  'আমরা বাংলায় কথা বলি।',
  '我们说中文。',
  'Gonna be sick!!! Innit though?!',
  'See you there ;)',
  '#MoneySkills is our hashtag.',
  'H1: 650 people, H2: 700.',
  '2024. What a year.',
  'Free* entry. *Terms apply.',
  'Date: TBC. Coming soon!',
  'Dear [Name], thank you for your letter.',
  'What the f***!',
  '«YouTube», dit-elle.',
  'o carro\no barco',
  'J. Smith\nK. Brown',
  'Follow @nadia_ and _money on TikTok.',
  'She said, “I came, and then…\n\n“Then I left.”',
  'Write to hello@debthelp.example.com.',
  'It takes 50~60 minutes.',
  '> We walk, we walk, we walk, we walk.\n> We walk, we walk, we walk, we walk.',
  'Bring a friend :)',
]

test.each(sentences)('S14.2 nothing is read out of the sentence %j', (words) => {
  const page = site.pages.find(({file}) => file === 'pages/services.mdx')
  const read = readPage('pages/services.mdx', `${page?.text}\n${words}\n`, site.components)
  expect(checkPage(read, site).map(({message}) => message)).toEqual([])
})

test.each([
  'https://www.HOST/contact?about=mentor',
  'https://HOST/contact?about=mentor',
  'http://localhost:5173/contact?about=mentor',
])('S14.7 what is to be written for %s keeps what stands behind the ?', (address) => {
  const url = address.replace('HOST', new URL(String(details.url)).host)
  const page = site.pages.find(({file}) => file === 'pages/services.mdx')
  const read = readPage('pages/services.mdx', `${page?.text}\n[Ask us](${url})\n`, site.components)
  expect(checkPage(read, site).map(({write}) => write)).toContain('(/contact?about=mentor)')
})
