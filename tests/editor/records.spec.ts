import {parse} from 'yaml'
import {labels} from '../e2e/site.ts'
import {checkWcag} from './checkWcag.ts'
import {expect, test} from './fixtures.ts'
import {cohort, faq, feature} from './kindsPage.ts'

test('text of records is edited where it is read, in cards, labels, the header and questions; other pages with it are listed', async ({
  staff,
  project,
}) => {
  const {page, main, tools, open, click, retype, save} = staff
  const {header} = parse(project.read('content/navigation.yaml')) as {header: [{text: string; to: string}]}
  const [{text, to}] = header
  const front = '---\ntitle: A course\ndescription: A page with a card.\n---\n\n# A course\n\n'
  project.write('pages/course.mdx', `${front}<CohortCard cohort="${cohort.id}" />\n`)
  await open('/kinds')
  for (const [words, fresh, removed, added] of [
    [main.getByText(cohort.location, {exact: true}), 'Online', `  location: ${cohort.location}`, '  location: Online'],
    [main.getByText(labels.level, {exact: true}), 'Places', `level: ${labels.level}`, 'level: Places'],
    [
      page.getByRole('banner').getByRole('link', {name: text, exact: true}),
      'Who we are',
      `  - { text: ${text}, to: ${to} }`,
      `  - { text: Who we are, to: ${to} }`,
    ],
    [main.getByText(faq.question), 'Who may come?', `  question: ${faq.question}`, '  question: Who may come?'],
    // The whole card is a link.
    [
      main.getByText(feature.description),
      'Few words.',
      `  description: ${feature.description}`,
      '  description: Few words.',
    ],
  ] as const) {
    await click(words)
    await retype(fresh)
    await save()
    // Whoever saw the old text once more would think that it was not saved.
    expect(await page.getByText(fresh, {exact: true}).count()).toBeGreaterThan(0)
    expect(project.diff()).toContain(`\n-${removed}\n+${added}`)
  }
  expect(project.diff().match(/^[-+]/gm)).toHaveLength(10)
  await click(main.getByText('Places', {exact: true}))
  await expect(tools).toContainText('A course')
  await expect(tools).not.toContainText('Donate')
  await checkWcag(staff, 'text that other pages show too')
})

test('a fact in a sentence is edited from that sentence', async ({staff, project}) => {
  await staff.openText('We reply within')
  await staff.tools.getByRole('button', {name: /^Change “/}).click()
  const field = staff.page.getByRole('region', {name: 'Where these words come from'}).getByRole('textbox').first()
  await expect(field).toBeFocused()
  await checkWcag(staff, 'where words come from')
  await field.fill('two days')
  await field.press('Enter')
  await expect(staff.main.getByText('We reply within two days, as a rule.')).toBeVisible()
  expect(project.diff()).toMatch(/^content\/facts\.yaml\n-\s+value: .+\n\+\s+value: "?two days"?$/)
})
