import {expect, test} from 'vitest'
import {compareStates} from '../../../src/commands/review/compareStates.ts'
import {readDocument} from '../../../src/commands/review/readDocument.ts'
import {fileVersionsIn, type SiteState} from '../../../src/commands/review/readState.ts'
import {reportHtml} from '../../../src/commands/review/reportHtml.ts'
import {reportMarkdown} from '../../../src/commands/review/reportMarkdown.ts'

/** Returns a state of a site to compare: pages with this HTML in their `<main>`, and what `more` has. */
function site(
  mains: Record<string, string>,
  {versionOf, ...more}: Partial<SiteState> & {footer?: string; versionOf?: (address: string) => string} = {},
): SiteState {
  const pages = Object.entries(mains).map(
    ([address, main]) =>
      [
        address,
        readDocument(
          `<title>Us</title><main>${main}</main><footer><p>${more.footer ?? ''}</p></footer>`,
          versionOf,
        ),
      ] as const,
  )
  return {
    pages: new Map(pages),
    drafts: new Set(),
    redirects: new Map(),
    records: new Map(),
    recordsByPage: new Map(),
    searchWords: new Map(),
    ...more,
  }
}

function report(before: SiteState, after: SiteState): string {
  return reportMarkdown(compareStates(before, after), {compared: 'Compared: old and new'})
}

/** Returns what the review's report says on a page after the HTML in its `<main>` changed. */
function reviewed(before: string, after: string): string {
  const [, section = ''] = report(site({'/a': before}), site({'/a': after})).split('## /a\n\n')
  return section.trim()
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
  [
    'the level of a heading',
    '<h2>When</h2>',
    '<h3>When</h3>',
    '### When\n\n- Now heading 3, was heading 2: When',
  ],
  ['a link', '<a href="/b">See us</a>', '<a href="/c">See us</a>', '- See us ~~‹/b›~~ **‹/c›**'],
  [
    'a message',
    '<button data-wake="one £5">Ask</button>',
    '<button data-wake="two £5">Ask</button>',
    '- _Button_: Ask ‹message ~~one›~~ **two›**',
  ],
  [
    'bold text',
    '<p>It is free here.</p>',
    '<p>It is <b>free</b> here.</p>',
    '- It is ~~free~~ **\\*free\\*** here.',
  ],
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
    'items of a list in the place of others',
    '<ul><li>Budget</li><li>Save</li><li>Tax</li></ul>',
    '<ul><li>Wages</li><li>Pensions</li><li>Tax</li></ul>',
    '- _List items_:\n  - ~~Budget~~ **Wages**\n  - ~~Save~~ **Pensions**',
  ],
  [
    'a list, in one piece and in its order',
    '<ul><li>First of all</li><li>Save</li><li>Then the tax office</li></ul>',
    '<ul><li>First of them all</li><li>Then our tax office</li><li>Pensions</li></ul>',
    '- _List items_:\n  - First of **them** all\n  - Removed: ~~Save~~\n  - Then ~~the~~ **our** tax office\n  - Added: **Pensions**',
  ],
  [
    'a hint',
    '<input placeholder="Name">',
    '<input placeholder="Full name">',
    '- _Hint in a field_: ~~Name~~ **Full name**',
  ],
  [
    'a name for screen readers',
    '<nav aria-label="Parts"><p>A</p></nav>',
    '<nav aria-label="All parts"><p>A</p></nav>',
    '- _Name for screen readers_: ~~Parts~~ **All parts**',
  ],
  [
    'the description of a picture',
    '<img src="/a.png" alt="A red coin">',
    '<img src="/a.png" alt="A blue coin">',
    '- _Picture_: A ~~red~~ **blue** coin ‹/a.png›',
  ],
  [
    'new descriptions of neighbouring pictures',
    '<img src="/a.png" alt="A red coin"><img src="/b.png" alt="Two mentors at the door">',
    '<img src="/a.png" alt="What you save"><img src="/b.png" alt="Where we meet">',
    '- _Picture_: ~~A red coin~~ **What you save** ‹/a.png›\n- _Picture_: ~~Two mentors at the door ‹/b.png›~~ **Where we meet ‹/b.png›**',
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
    'moved text',
    '<h2>A</h2><p>All of us know this well.</p><h2>B</h2><p>Nobody else was there.</p><p>And so on and on.</p>',
    '<h2>A</h2><h2>B</h2><p>Nobody else was there.</p><p>And so on and on.</p><p>All of us know this well.</p>',
    '### B\n\n- Moved from “A”: All of us know this well.',
  ],
  [
    'a short text that is at another place too',
    '<h2>A</h2><p>See dates</p><h2>B</h2><p>Nobody else was there.</p>',
    '<h2>A</h2><h2>B</h2><p>Nobody else was there.</p><p>See dates</p>',
    '### A\n\n- Removed: ~~See dates~~\n\n### B\n\n- Added: **See dates**',
  ],
])('the report shows %s as it was and as it is, below its heading', (_, before, after, expected) => {
  expect(reviewed(before, after)).toBe(expected)
})

test.each([
  ['white space', '<p>One  and\n two</p>', '<p>One and two</p>'],
  ['markup without text', '<div><p class="a">One</p></div>', '<section><p>One</p></section>'],
  ['scripts and drawings', '<p>One</p><script>1</script>', '<p>One</p><svg><title>2</title></svg>'],
  ['lists of headings', '<nav data-derived><a href="#b">B</a></nav>', ''],
])('a change of %s is not reported', (_, before, after) => {
  expect(report(site({'/a': before}), site({'/a': after}))).toBe(
    '# Nothing reads differently\n\nCompared: old and new.\n',
  )
})

test('the same change on several pages is reported once, with their addresses', () => {
  const pages = (words: string) => ({'/a': `<p>${words}</p>`, '/b': `<p>${words}</p>`, '/c': ''})
  const reported = report(
    site(pages('Old.'), {footer: 'Number 1'}),
    site(pages('New.'), {footer: 'Number 2'}),
  )
  expect(reported).toContain('## Header and footer\n\n- footer: Number ~~1~~ **2** (on /a, /b, /c)')
  expect(reported).toContain('## On several pages\n\n- ~~Old.~~ **New.** (on /a, /b)')
  expect(reported).not.toContain('## /a')
})

// The figures of the specification, which the charity may change: S9.1, S9.2, S9.4, S9.5, S9.6, S9.7, S9.8,
// S9.9, S9.10, A2, A15
test('a changed value is reported at its record, with every place that shows it, and not again at the pages', () => {
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
  const reported = report(state('50+', '2026-07-01'), state('60+', '2026-08-09'))
  expect(reported).toContain(
    '- `facts.yaml: people`, value: ~~50+~~ **60+**\n  - on /a, Us: We are ~~50+~~ **60+** people.\n  - on /b',
  )
  expect(reported).toContain(
    ', date: ~~2026-07-01~~ **2026-08-09**\n  - on /c: Join on ~~1 July.~~ **9 August.**',
  )
  expect(reported).toContain('**60+** times\n  - on /c, in other words or after a press')
  expect(reported).toContain(
    '- `site.yaml`, address, town: London ~~50+~~ **60+**\n  - on no page as it opens',
  )
  expect(reported).not.toContain('## /a')
})

test('a record that only one state has is reported whole, and a changed list by what was added or removed', () => {
  const state = (...records: unknown[]) => site({'/a': ''}, {records: new Map([['facts.yaml', records]])})
  const [one, two] = [
    {id: 'one', lines: ['a', 'b']},
    {id: 'two', value: '2'},
  ]
  const reported = report(state(one), state({...one, lines: ['a', 'c', 'b']}, two))
  expect(reported).toContain('- `facts.yaml: one`, lines, added: **c**')
  expect(reported).toContain('- `facts.yaml: two`, added: **value: 2**')
  expect(report(state(one), state({...one, lines: ['b']}))).toContain(
    '- `facts.yaml: one`, lines, removed: ~~a~~',
  )
})

test('items of one list that belong to several records are each reported at their record', () => {
  const state = (...topics: string[]) =>
    site(
      {'/a': `<ul>${topics.map((topic) => `<li>${topic}</li>`).join('')}<li>Tax</li></ul>`},
      {
        records: new Map<string, unknown>([
          ['skills.yaml', [{id: 'budget', topic: topics[0]}, {id: 'save', topic: topics[1]}, {id: 'rent'}]],
        ]),
      },
    )
  const added = report(state(), state('budgeting', 'saving'))
  expect(added).toContain(
    '- `skills.yaml: budget`, topic, added: **budgeting**\n  - on /a: Added: _List item_: **budgeting**',
  )
  expect(added).toContain(
    '- `skills.yaml: save`, topic, added: **saving**\n  - on /a: Added: _List item_: **saving**',
  )
  expect(added).not.toContain('## /a')
  const named = site({'/a': '<ul><li>Budget</li><li>Save</li><li>Tax</li></ul>'}, {records: state().records})
  const changed = report(named, state('budgeting', 'saving'))
  expect(changed).toContain('  - on /a: _List item_: ~~Save~~ **saving**')
  expect(changed).not.toContain('no page')
})

test('an item that is a link to a new record is reported at the record', () => {
  const state = (...tracks: {id: string; name: string}[]) =>
    site(
      {
        '/a': `<ul><li>One</li>${tracks.map(({id, name}) => `<li><a href="/b#${id}">${name}</a></li>`).join('')}</ul>`,
      },
      {records: new Map([['tracks.yaml', tracks]])},
    )
  const reported = report(state(), state({id: 'new', name: 'Money at work'}))
  expect(reported).toContain(
    '- `tracks.yaml: new`, added: **name: Money at work**\n  - on /a: Added: _List item_',
  )
})

test('S14.6 changed words for the search are reported on their own, as no page reads differently', () => {
  const state = (words: string) =>
    site(
      {'/a': '<p>One</p>'},
      {searchWords: new Map([['/a', words]]), records: new Map([['help.yaml', [{id: 'debt', words}]]])},
    )
  const reported = report(state('budget, skint'), state('budget, broke'))
  expect(reported).toMatch(/^# No page reads differently; search: 2\n\nFor people who search the site\.\n/)
  expect(reported).toContain(
    '## Search\n\n- /a is found by: budget, ~~skint~~ **broke**\n- help.yaml: debt is found by: budget, ~~skint~~ **broke**\n',
  )
})

test('one count says how many pages read differently, also where only the header or footer does', () => {
  const pages = {'/a': '<p>One</p>', '/b': '<p>Two</p>'}
  const reported = report(site(pages, {footer: 'Number 1'}), site(pages, {footer: 'Number 2'}))
  expect(reported).toMatch(/^# 2 of 2 pages read differently; header and footer: 1\n\nFor visitors\.\n/)
})

test('S14.6 the report shows where new drafts lead, newly published pages whole, and changed redirects', () => {
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
  const reported = report(before, after)
  expect(reported).toContain(
    '## Pages that are drafts now\n\n- /bread, which leads to /c\n  - _Title_: Us\n  - _Heading 1_: Flour and water\n',
  )
  expect(reported).toContain(
    '## Pages added\n\n- /stars\n  - _Title_: Us\n  - _Heading 1_: Lights above us\n',
  )
  expect(reported).toContain('- /old led to /a, now leads to /b\n')
  expect(reported.split('/bread')).toHaveLength(2)
})

test('S14.6 an announcement is reported at its record, with the pages that show it', () => {
  const state = (...records: {words: string}[]) => {
    const above = records.map(({words}) => `<aside aria-label="News"><p>${words}</p></aside>`).join('')
    const document = readDocument(`<header>${above}</header><main><p>One</p></main>`)
    return {
      ...site({}),
      pages: new Map([['/a', document]]),
      records: new Map([['announcement.yaml', records]]),
    }
  }
  const reported = report(state(), state({words: 'We are closed.'}))
  expect(reported).toContain(
    '- `announcement.yaml`, added: **words: We are closed.**\n  - on /a, header: Added:',
  )
  expect(reported).not.toContain('## Header')
})

test('S14.6 a file of public/ that is replaced at the same address is reported where pages link to it or show it', () => {
  const state = (bytes: number) => {
    const main =
      '<h2>Plan</h2><p>Read <a href="/our%20plan.pdf">our plan</a> or <a href="/b">see us</a>.</p><h2>Team</h2><img src="/team.jpg" alt="Us">'
    const versionOf = fileVersionsIn({
      publicFiles: new Set(['/our plan.pdf', '/team.jpg']),
      readPublicFile: () => Buffer.alloc(bytes),
    })
    return site({'/a': main, '/b': '<p>Nothing of these.</p>'}, {versionOf})
  }
  const [, ...sections] = report(state(12_000), state(345_678)).split(/^(?=##+ )/m)
  const version = '~~12~~ \\*\\*346\\*\\* KB, ~~\\w+›~~ \\*\\*\\w+›\\*\\*'
  expect(sections.map((section) => section.trim())).toEqual([
    '## /a',
    expect.stringMatching(`^### Plan\n\n- Read our plan ‹/our%20plan\\.pdf, ${version} or see us ‹/b›\\.$`),
    expect.stringMatching(`^### Team\n\n- _Picture_: Us ‹/team\\.jpg, ${version}$`),
  ])
  expect(report(state(12_000), state(12_000))).toMatch(/^# Nothing reads differently/)
})

// S14.61
test('each line of the report leads to its mark on each page', () => {
  const state = (days: string, fact: string) =>
    site(
      {
        '/': `<p>We meet on ${days} days.</p><p>We helped ${fact} people last year.</p>`,
        '/a': `<p>We helped ${fact} people last year.</p><h2>X</h2><p>You can come on ${days} days.</p>`,
      },
      {records: new Map([['facts.yaml', [{id: 'people', value: fact}]]])},
    )
  const linkTo = (page: string, number = 0) => `${page}#${number}`
  const written = reportMarkdown(compareStates(state('two', '50+'), state('four', '60+')), {
    compared: 'x',
    linkTo,
  })
  expect(written).toContain(
    '- `facts.yaml: people`, value: ~~50+~~ **60+**\n  - on [/, change 2](/#2), [/a, change 1](/a#1): We helped',
  )
  expect(written).toContain('## [/](/#0)\n\n- We meet on ~~two~~ **four** days. ([/, change 1](/#1))')
  expect(written).toContain('### X\n\n- You can come on ~~two~~ **four** days. ([/a, change 2](/a#2))')
})

// S14.61
test.each([
  ['<p>One</p>', '<p>Two</p>', 'For visitors.'],
  ['<img src="/a.jpg" alt="Us">', '<img src="/a.jpg" alt="Ada">', 'For people who use a screen reader.'],
  ['<p>One</p>', '<p>Two</p><img src="/a.jpg" alt="Us">', 'For visitors and people who use a screen reader.'],
])('the report says for whom a change is: %s', (before, after, expected) => {
  expect(report(site({'/a': before}), site({'/a': after})).trimEnd()).toMatch(
    new RegExp(`(?:^|\\n)[^\\n]*${expected.trim().replace(/[*.]/g, '\\$&')}`),
  )
})

test('a page with mostly the same words at another address has a new address', () => {
  const words = '<p>Every word of this page was here before.</p>'
  const reported = report(site({'/a': words}), site({'/b': `${words}<p>More.</p>`}))
  expect(reported).toContain('## /b\n\n- Added: **More.**')
  expect(reported).toContain('- /a is now /b; the old address leads to “page not found”')
  expect(reported).not.toContain('## Pages added')
})

test('the text of a page is escaped in the report, which has no script and requests nothing', () => {
  const html = reportHtml(
    report(
      site({'/a': '<p>It is *here*.</p>'}),
      site({'/a': '<p>It is &lt;b&gt;*here*&lt;/b&gt; [now](x) `y` #1.</p>'}),
    ),
  )
  expect(html).toContain(
    '<li>It is <del>*here*.</del> <ins>&lt;b&gt;*here*&lt;/b&gt; [now](x) `y` #1.</ins></li>',
  )
  expect(html).toContain("default-src 'none'")
  expect(html).not.toMatch(/<script|<a /)
})
