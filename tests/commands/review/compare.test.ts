import {expect, test} from 'vitest'
import {compareStates} from '../../../src/commands/review/compareStates.ts'
import {readDocument} from '../../../src/commands/review/readDocument.ts'
import type {SiteState} from '../../../src/commands/review/readState.ts'
import {reportHtml} from '../../../src/commands/review/reportHtml.ts'
import {reportMarkdown} from '../../../src/commands/review/reportMarkdown.ts'

/** A state of a site: what stands between header and footer of each page, and what else is given. */
function site(mains: Record<string, string>, more: Partial<SiteState> & {footer?: string} = {}): SiteState {
  const pages = Object.entries(mains).map(
    ([address, main]) =>
      [
        address,
        readDocument(`<title>Us</title><main>${main}</main><footer><p>${more.footer ?? ''}</p></footer>`),
      ] as const,
  )
  return {
    pages: new Map(pages),
    drafts: new Set(),
    redirects: new Map(),
    records: new Map(),
    recordsByPage: new Map(),
    ...more,
  }
}

function report(before: SiteState, after: SiteState): string {
  return reportMarkdown(compareStates(before, after), 'old and new', [])
}

/** What the report says of one page that changed between header and footer. */
function reviewed(before: string, after: string): string {
  const [, said = ''] = report(site({'/a': before}), site({'/a': after})).split('## /a\n\n')
  return said.trim()
}

test.each([
  ['a word', '<p>We meet twice.</p>', '<p>We meet once.</p>', '- We meet ~~twice.~~ **once.**'],
  [
    'a sentence',
    '<h2>When</h2><p>One. Two.</p>',
    '<h2>When</h2><p>One. Two. Three.</p>',
    '### When\n\n- Added: **Three.**',
  ],
  ['a heading', '<h2>When</h2>', '<h2>Where</h2>', '### Where\n\n- _Heading 2_: ~~When~~ **Where**'],
  ['a level', '<h2>When</h2>', '<h3>When</h3>', '### When\n\n- Now heading 3, was heading 2: When'],
  ['a link', '<a href="/b">See us</a>', '<a href="/c">See us</a>', '- See us ~~‹/b›~~ **‹/c›**'],
  [
    'a message',
    '<button data-wake="one £5">Ask</button>',
    '<button data-wake="two £5">Ask</button>',
    '- _Button_: Ask ‹message ~~one›~~ **two›**',
  ],
  ['a look', '<p>It is free here.</p>', '<p>It is <b>free</b> here.</p>', '- It is ~~free~~ **\\*free\\*** here.'],
  [
    'a label',
    '<label>Your name</label><input>',
    '<label>Your full name</label><input>',
    '- _Label_: Your **full** name',
  ],
  [
    'an option',
    '<select><option>Day<option>Night</select>',
    '<select><option>Day</select>',
    '- Removed: _Option_: ~~Night~~',
  ],
  [
    'a hint',
    '<input placeholder="Name">',
    '<input placeholder="Full name">',
    '- _Hint in a field_: ~~Name~~ **Full name**',
  ],
  [
    'a name that is only heard',
    '<nav aria-label="Parts"><p>A</p></nav>',
    '<nav aria-label="All parts"><p>A</p></nav>',
    '- _Name for screen readers_: ~~Parts~~ **All parts**',
  ],
  [
    'a picture’s words',
    '<img src="/a.png" alt="A red coin">',
    '<img src="/a.png" alt="A blue coin">',
    '- _Picture_: A ~~red~~ **blue** coin ‹/a.png›',
  ],
  [
    'the kind of a list',
    '<ul><li>One</li><li>Two</li></ul>',
    '<ol><li>One</li><li>Two</li></ol>',
    '- Now numbered list item, was list item:\n  - One\n  - Two',
  ],
  [
    'a cell',
    '<table><tr><th>Rent</th><td>£500</td></tr></table>',
    '<table><tr><th>Rent</th><td>£600</td></tr></table>',
    '- _Table row_: Rent / ~~£500~~ **£600**',
  ],
  [
    'what moved',
    '<h2>A</h2><p>All of us know this well.</p><h2>B</h2><p>Nobody else was there.</p><p>And so on and on.</p>',
    '<h2>A</h2><h2>B</h2><p>Nobody else was there.</p><p>And so on and on.</p><p>All of us know this well.</p>',
    '### B\n\n- Moved from “A”: All of us know this well.',
  ],
])('the report shows %s as it was and as it is, below its heading', (_, before, after, said) => {
  expect(reviewed(before, after)).toBe(said)
})

test.each([
  ['white space', '<p>One  and\n two</p>', '<p>One and two</p>'],
  ['markup that nobody reads', '<div><p class="a">One</p></div>', '<section><p>One</p></section>'],
  ['scripts and drawings', '<p>One</p><script>1</script>', '<p>One</p><svg><title>2</title></svg>'],
  ['lists of headings', '<nav data-derived><a href="#b">B</a></nav>', ''],
])('nothing is reported of %s', (_, before, after) => {
  expect(report(site({'/a': before}), site({'/a': after}))).toMatch(/^# 0 of 1 pages read differently\n\n[^\n]*\n$/)
})

test('what is the same on several pages is told once, with their names', () => {
  const pages = (words: string) => ({'/a': `<p>${words}</p>`, '/b': `<p>${words}</p>`, '/c': ''})
  const said = report(site(pages('Old.'), {footer: 'Number 1'}), site(pages('New.'), {footer: 'Number 2'}))
  expect(said).toContain('## Header and footer\n\n- footer: Number ~~1~~ **2** (on /a, /b, /c)')
  expect(said).toContain('## On several pages\n\n- ~~Old.~~ **New.** (on /a, /b)')
  expect(said).not.toContain('## /a')
})

test('a value is told by its record, with each place where it is read, and not again on those pages', () => {
  const state = (value: string, date: string) =>
    site(
      {
        '/a': `<h2>Us</h2><p>We are ${value} people.</p>`,
        '/b': `<p>${value}</p>`,
        '/c': `<p>Join on ${date === '2026-07-01' ? '1 July' : '9 August'}.</p>`,
      },
      {
        records: new Map<string, unknown>([
          ['facts.yaml', [{id: 'people', value}]],
          ['events.yaml', [{id: 'open-day', date}]],
          ['toasts.yaml', [{id: 'thanks', title: `Thank you ${value} times`}]],
          ['site.yaml', {address: {town: `London ${value}`}}],
        ]),
        recordsByPage: new Map([['/c', ['toasts.yaml: thanks']]]),
      },
    )
  const said = report(state('50+', '2026-07-01'), state('60+', '2026-08-09'))
  expect(said).toContain(
    '- `facts.yaml: people`, value: ~~50+~~ **60+**\n  - on /a, Us: We are ~~50+~~ **60+** people.\n  - on /b',
  )
  expect(said).toContain(', date: ~~2026-07-01~~ **2026-08-09**\n  - on /c: Join on ~~1 July.~~ **9 August.**')
  expect(said).toContain('**60+** times\n  - on /c, in other words or after a press')
  expect(said).toContain('- `site.yaml`, address, town: London ~~50+~~ **60+**\n  - on no page as it opens')
  expect(said).not.toContain('## /a')
})

test('a record that one state has is told whole, and of a list what was added', () => {
  const state = (...records: unknown[]) => site({'/a': ''}, {records: new Map([['facts.yaml', records]])})
  const [one, two] = [
    {id: 'one', lines: ['a', 'b']},
    {id: 'two', value: '2'},
  ]
  const said = report(state(one), state({...one, lines: ['a', 'c', 'b']}, two))
  expect(said).toContain('- `facts.yaml: one`, lines, added: **c**')
  expect(said).toContain('- `facts.yaml: two`, added: **value: 2**')
})

test('S14.6 a draft is told with where its address leads, a published page whole, each old address that leads elsewhere', () => {
  const before = site(
    {'/bread': '<h1>Flour and water</h1>'},
    {drafts: new Set(['/stars']), redirects: new Map([['/old', '/a']])},
  )
  const after = site(
    {'/stars': '<h1>Lights above us</h1>'},
    {
      drafts: new Set(['/bread']),
      redirects: new Map([
        ['/old', '/b'],
        ['/bread', '/c'],
      ]),
    },
  )
  const said = report(before, after)
  expect(said).toContain(
    '## Pages that are drafts now\n\n- /bread, which leads to /c\n  - _Title_: Us\n  - _Heading 1_: Flour and water\n',
  )
  expect(said).toContain('## Pages added\n\n- /stars\n  - _Title_: Us\n  - _Heading 1_: Lights above us\n')
  expect(said).toContain('- /old led to /a, now leads to /b\n')
  expect(said.split('/bread')).toHaveLength(2)
})

test('S14.6 what is announced is told by its record, with the pages above which it stands', () => {
  const state = (...records: {words: string}[]) => {
    const above = records.map(({words}) => `<aside aria-label="News"><p>${words}</p></aside>`).join('')
    const document = readDocument(`<header>${above}</header><main><p>One</p></main>`)
    return {...site({}), pages: new Map([['/a', document]]), records: new Map([['announcement.yaml', records]])}
  }
  const said = report(state(), state({words: 'We are closed.'}))
  expect(said).toContain('- `announcement.yaml`, added: **words: We are closed.**\n  - on /a, header: Added:')
  expect(said).not.toContain('## Header')
})

test('a page with mostly the same words at another address has a new address', () => {
  const words = '<p>Every word of this page was here before.</p>'
  const said = report(site({'/a': words}), site({'/b': `${words}<p>More.</p>`}))
  expect(said).toContain('## /b\n\n- Added: **More.**')
  expect(said).toContain('- /a is now /b; the old address leads to “page not found”')
  expect(said).not.toContain('## Pages added')
})

test('words of a page stay words in the report, which needs no script and asks for nothing', () => {
  const html = reportHtml(
    report(
      site({'/a': '<p>It is *here*.</p>'}),
      site({'/a': '<p>It is &lt;b&gt;*here*&lt;/b&gt; [now](x) `y` #1.</p>'}),
    ),
  )
  expect(html).toContain('<li>It is <del>*here*.</del> <ins>&lt;b&gt;*here*&lt;/b&gt; [now](x) `y` #1.</ins></li>')
  expect(html).toContain("default-src 'none'")
  expect(html).not.toMatch(/<script|<a /)
})
