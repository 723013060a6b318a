import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse} from 'yaml'
import {labels} from '../e2e/site.ts'
import {checkWcag} from './checkWcag.ts'
import {expect, test} from './editing.ts'

interface Cohort {
  title: string
  location: string
  description: string
  spots: number
  date: string
  level: string
  highlights: string[]
}

/** A record of the site as it is, whatever it says. */
const [cohort] = parse(readFileSync(join(process.cwd(), 'content/cohorts.yaml'), 'utf8')) as [Cohort]

test('words of a card are changed where they are read, in one line of its record', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('article').getByText(cohort.location, {exact: true}))
  await staff.retype('Online')
  await staff.save()
  await expect(staff.page.getByRole('article').getByText('Online')).toBeVisible()
  expect(project.diff()).toBe(`content/cohorts.yaml\n-  location: ${cohort.location}\n+  location: Online`)
})

test('when the box of a record’s words goes, the page shows the new ones already', async ({staff}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('article').getByText(cohort.location, {exact: true}))
  await staff.retype('Online')
  const shown = await staff.page.evaluateHandle(() => {
    const seen = new Promise<string>((resolve) => {
      new MutationObserver(() => {
        if (!document.querySelector('[data-editor=box]'))
          resolve(document.querySelector('main article')?.textContent ?? '')
      }).observe(document.body, {childList: true})
    })
    return {seen}
  })
  await staff.save()
  expect(await shown.evaluate(({seen}) => seen)).toContain('Online')
})

test('a label that every card of a kind has is changed where it is read', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('article').getByText(labels.spots, {exact: true}))
  await staff.retype('Places')
  await staff.save()
  await expect(staff.page.getByRole('article').getByText('Places', {exact: true})).toBeVisible()
  expect(project.diff()).toBe(`content/labels.yaml\n-spots: ${labels.spots}\n+spots: Places`)
})

test('words that something else goes by are not changed alone: the reason stands beside them', async ({
  staff,
  project,
}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('heading', {name: cohort.title}))
  await staff.retype('A new name')
  await staff.page.keyboard.press('ControlOrMeta+s')
  await expect(staff.tools).toContainText(`with the title “${cohort.title}”`)
  await expect(staff.box).toHaveText('A new name')
  expect(project.diff()).toBe('')
})

test('before a record is changed that is shown elsewhere too, the other pages are named', async ({staff}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('heading', {name: cohort.title}))
  await expect(staff.tools).toContainText('Also on /programs')
})

test('before a label is changed, the pages are named that show it, and no others', async ({staff, project}) => {
  const words = 'title: Plain words\ndescription: A page without a card.'
  project.write('pages/plain-words.mdx', `---\n${words}\n---\n\n# Plain words\n\nNo card.\n`)
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('article').getByText(labels.spots, {exact: true}))
  await expect(staff.tools).toContainText('Also on /programs')
  await expect(staff.tools).not.toContainText('/plain-words')
})

test('a fact that stands in a sentence is changed from it', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.main.getByText('We reply within'))
  await staff.tools.getByRole('button', {name: /^Change “/}).click()
  const field = staff.page.getByRole('region', {name: 'Where these words come from'}).getByRole('textbox').first()
  await expect(field).toBeFocused()
  await checkWcag(staff, 'where words come from')
  await field.fill('two days')
  await field.press('Enter')
  await expect(staff.main.getByText('We reply within two days, as a rule.')).toBeVisible()
  expect(project.diff()).toMatch(/^content\/facts\.yaml\n-\s+value: .+\n\+\s+value: "?two days"?$/)
})

test.describe('the panel of a card', () => {
  test.beforeEach(async ({staff}) => {
    await staff.open('/kinds')
    await staff.page.getByRole('article').filter({hasText: cohort.title}).getByRole('time').click()
    await expect(staff.page.getByRole('region', {name: 'Cohort card'})).toBeVisible()
  })

  test('changes a date in a field for dates', async ({staff, project}) => {
    const date = staff.page.getByLabel('Date', {exact: true})
    await expect(date).toHaveValue(cohort.date)
    await date.fill('2031-02-03')
    await date.press('Enter')
    await expect(staff.said).toContainText('Saved.')
    expect(project.diff()).toBe(`content/cohorts.yaml\n-  date: ${cohort.date}\n+  date: 2031-02-03`)
  })

  test('changes a number in a field with steps, and takes none that it can’t be', async ({staff, project}) => {
    const spots = staff.page.getByLabel('Spots', {exact: true})
    await expect(spots).toHaveAttribute('type', 'number')
    await spots.fill('-3')
    await spots.press('Enter')
    await expect(staff.page.getByText('Not saved.').first()).toBeVisible()
    expect(project.diff()).toBe('')
    await spots.fill(String(cohort.spots))
    await spots.press('ArrowUp')
    await spots.press('Enter')
    await expect(staff.said).toContainText('Saved.')
    expect(project.diff()).toBe(`content/cohorts.yaml\n-  spots: ${cohort.spots}\n+  spots: ${cohort.spots + 1}`)
  })

  test('offers the choices that there are', async ({staff, project}) => {
    await staff.page.getByLabel('Level', {exact: true}).selectOption('Advanced')
    await expect(staff.said).toContainText('Saved.')
    expect(project.diff()).toBe(`content/cohorts.yaml\n-  level: ${cohort.level}\n+  level: Advanced`)
  })

  test('changes a list line by line', async ({staff, project}) => {
    const line = staff.page.getByLabel('Highlights 2', {exact: true})
    await line.fill('Read every line of a payslip')
    await line.blur()
    await expect(staff.said).toContainText('Saved.')
    expect(project.diff()).toBe(
      `content/cohorts.yaml\n-    - ${cohort.highlights[1]}\n+    - Read every line of a payslip`,
    )
  })

  test('closes with Escape, and changes nothing by being opened', async ({staff, project}) => {
    await staff.page.keyboard.press('Escape')
    await expect(staff.page.getByRole('region', {name: 'Cohort card'})).toHaveCount(0)
    expect(project.diff()).toBe('')
  })
})

test('a link at the top of every page is renamed where it is read', async ({staff, project}) => {
  await staff.open('/kinds')
  const {header} = parse(project.read('content/navigation.yaml')) as {header: {text: string; to: string}[]}
  const {text, to} = header[0] ?? {text: '', to: ''}
  await staff.page.getByRole('banner').getByRole('link', {name: text, exact: true}).click()
  const panel = staff.page.getByRole('region', {name: 'Where these words come from'})
  await panel.or(staff.box).first().waitFor()
  if (await staff.box.isVisible()) {
    await staff.retype('Who we are')
    await staff.save()
  } else {
    await panel.getByRole('textbox').first().fill('Who we are')
    await panel.getByRole('textbox').first().press('Enter')
    await expect(staff.said).toContainText('Saved.')
  }
  expect(project.diff()).toContain(`+  - { text: Who we are, to: ${to} }`)
})

test('the message of a button is changed from the button, as far as its words are not fixed', async ({
  staff,
  project,
}) => {
  // Of this one the title is fixed, and the description is not.
  project.write(
    'pages/kinds.mdx',
    project.read('pages/kinds.mdx').replace('"ready-to-join"', '"workshop-registration"'),
  )
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('link', {name: 'Words of a button'}))
  await staff.tools.getByRole('button', {name: 'What it does'}).click()
  const panel = staff.page.getByRole('region', {name: 'Toast link'})
  await panel.getByLabel('Title', {exact: true}).fill('Glad you ask!')
  await panel.getByLabel('Title', {exact: true}).press('Enter')
  await expect(staff.said).toContainText('Not saved. These words are fixed')
  await panel.getByLabel('Title', {exact: true}).press('Escape')
  await panel.getByLabel('Description').fill('Write to {email}.')
  await panel.getByLabel('Description').press('Enter')
  await expect(staff.said).toContainText(/^Saved\./)
  expect(project.diff()).toMatch(/^content\/toasts\.yaml\n-.*\n\+ {2}description: Write to \{email\}\.\n/)
})

test('a quoted word of a component is changed in its panel', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('link', {name: 'Words of a button'}))
  await staff.tools.getByRole('button', {name: 'What it does'}).click()
  const about = staff.page.getByRole('region', {name: 'Toast link'}).getByLabel('About', {exact: true})
  await about.fill('for everyone')
  await about.press('Enter')
  await expect(staff.said).toContainText('Saved.')
  expect(project.diff()).toContain('+  <ToastLink toast="ready-to-join" to="/contact" about="for everyone">')
})

test('a question is changed where it is read, and still opens', async ({staff, project}) => {
  await staff.open('/kinds')
  const question = staff.page.getByRole('main').locator('summary')
  const old = (await question.textContent()) ?? ''
  await staff.click(question)
  await staff.retype('Who may come?')
  await staff.save()
  expect(project.diff()).toContain('Who may come?')
  expect(project.diff()).toContain(old.slice(0, 20))
})

test('a new record is asked for in a field for dates, numbers with steps, and choices', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.bar.getByRole('button', {name: 'Add a record or page'}).click()
  const panel = staff.page.getByRole('region', {name: 'Add a record or page'})
  await panel.getByLabel('What is new?').selectOption('cohort')
  await panel.getByLabel(/^Id/).fill('spring-course')
  await panel.getByLabel(/^Title/).fill('A course in spring')
  await panel.getByLabel(/^Date/).fill('2031-03-04')
  await panel.getByLabel(/^Level/).selectOption('Advanced')
  const spots = panel.getByLabel(/^Spots/)
  await spots.fill('11')
  await spots.press('ArrowUp')
  await panel.getByRole('button', {name: 'Add it'}).click()
  await expect(staff.said).toContainText('Added: the new cohort.')
  const added = project.diff()
  for (const line of ['title: A course in spring', 'date: 2031-03-04', 'level: Advanced', 'spots: 12'])
    expect(added).toContain(`+  ${line}`)
  expect(added).not.toMatch(/^-/m)
})

test('a record that was added is put on a page as the bar says then', async ({staff, project}) => {
  const {page} = staff
  await staff.open('/kinds')
  await staff.bar.getByRole('button', {name: 'Add a record or page'}).click()
  const added = page.getByRole('region', {name: 'Add a record or page'})
  await added.getByLabel('What is new?').selectOption('cohort')
  await added.getByLabel(/^Title/).fill('Money for two')
  await added.getByLabel(/^Date/).fill('2099-03-22')
  await added.getByRole('button', {name: 'Add it'}).click()
  await expect(staff.said).toContainText('press “Add below” there, then “Cohort card”, and choose it.')
  await staff.click(staff.main.getByText('The last paragraph'))
  await staff.tools.getByRole('button', {name: 'Add below'}).click()
  await page.getByRole('region', {name: 'Add below'}).getByRole('button', {name: 'Cohort card', exact: true}).click()
  const choice = page.getByRole('region', {name: 'Cohort card'}).getByLabel('Cohort', {exact: true})
  await expect(choice).toBeFocused()
  await choice.selectOption('money-for-two')
  await expect(staff.main.getByRole('heading', {name: 'Money for two'})).toBeVisible()
  expect(project.diff()).toContain('+<CohortCard cohort="money-for-two" />')
})

test('words of a card that is a link as a whole are clicked where they stand', async ({staff, project}) => {
  const features = parse(project.read('content/features.yaml')) as {id: string; description: string; link?: unknown}[]
  const {id, description} = features.find(({link}) => link) ?? {id: '', description: ''}
  project.write(
    'pages/kinds.mdx',
    project.read('pages/kinds.mdx').replace(/<CohortCard .*\/>/, `<FeatureCard feature="${id}" />`),
  )
  await staff.open('/kinds')
  await staff.click(staff.main.getByText(description))
  await expect(staff.box).toHaveText(description)
})
