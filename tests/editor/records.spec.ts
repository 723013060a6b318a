import {parse, stringify} from 'yaml'
import {labels} from '../e2e/site.ts'
import {checkWcag} from './checkWcag.ts'
import {expect, test} from './fixtures.ts'
import {cohort, coursePage} from './kindsPage.ts'

test('text of a card is edited on the page, and changes one line of its record', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('article').getByText(cohort.location, {exact: true}))
  await staff.retype('Online')
  await staff.save()
  await expect(staff.page.getByRole('article').getByText('Online')).toBeVisible()
  expect(project.diff()).toBe(`content/cohorts.yaml\n-  location: ${cohort.location}\n+  location: Online`)
})

test('a card already shows its new text when the text box closes', async ({staff}) => {
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

test('a label that all cards of a kind share is edited on the page', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('article').getByText(labels.level, {exact: true}))
  await staff.retype('Places')
  await staff.save()
  await expect(staff.page.getByRole('article').getByText('Places', {exact: true})).toBeVisible()
  expect(project.diff()).toBe(`content/labels.yaml\n-level: ${labels.level}\n+level: Places`)
})

test('a title that another record repeats is changed in both places at one press', async ({staff, project}) => {
  const stories = project.read('content/stories.yaml')
  const [story] = parse(stories) as [object]
  const another = stringify([{...story, id: 'story-of-the-tests', program: cohort.title}])
  project.write('content/stories.yaml', `${stories.trimEnd()}\n\n${another}`)
  const before = project.diff()
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('heading', {name: cohort.title}))
  await staff.retype('A new name')
  await staff.page.keyboard.press('ControlOrMeta+s')
  await expect(staff.tools).toContainText('One other place still uses the old name.')
  expect(project.diff()).toBe(before)
  await staff.tools.getByRole('button', {name: 'Change it in all 2 places'}).click()
  await expect(staff.box).toHaveCount(0)
  expect(project.read('content/cohorts.yaml')).toContain('title: A new name')
  expect(project.read('content/stories.yaml')).toContain('program: A new name')
})

test('while a label is edited, only the pages that show it are listed', async ({staff, project}) => {
  const words = 'title: Plain words\ndescription: A page without a card.'
  project.write('pages/plain-words.mdx', `---\n${words}\n---\n\n# Plain words\n\nNo card.\n`)
  project.write('pages/course.mdx', coursePage)
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('article').getByText(labels.level, {exact: true}))
  await expect(staff.tools).toContainText('A course')
  await expect(staff.tools).not.toContainText('Plain words')
})

test('a fact in a sentence is edited from that sentence', async ({staff, project}) => {
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

test('a link in the header of every page is renamed on the page', async ({staff, project}) => {
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
    await expect(staff.status).toContainText('Saved.')
  }
  const {header: now} = parse(project.read('content/navigation.yaml')) as {header: unknown[]}
  expect(now).toEqual([{text: 'Who we are', to}, ...header.slice(1)])
})

test('a question of the FAQ is edited on the page', async ({staff, project}) => {
  await staff.open('/kinds')
  const question = staff.page.getByRole('main').locator('summary').last()
  const old = (await question.textContent()) ?? ''
  await staff.click(question)
  await staff.retype('Who may come?')
  await staff.save()
  expect(project.diff()).toContain('Who may come?')
  expect(project.diff()).toContain(old.slice(0, 20))
})

test('a click on the text of a card that is one whole link opens the text for editing', async ({staff, project}) => {
  const features = parse(project.read('content/features.yaml')) as {id: string; description: string}[]
  const {id, description} = features[0] ?? {id: '', description: ''}
  project.write(
    'pages/kinds.mdx',
    project.read('pages/kinds.mdx').replace(/<CohortCard .*\/>/, `<FeatureCard feature="${id}" />`),
  )
  await staff.open('/kinds')
  await staff.click(staff.main.getByText(description))
  await expect(staff.box).toHaveText(description)
})
