import {expect, type Staff, test} from './fixtures.ts'
import {cohort} from './kindsPage.ts'

const last = 'The last paragraph of this page.'

/** Intercepts the page's WebSocket, so that a test can hold a save back and press something else meanwhile. */
async function interceptServer({page}: Staff) {
  const held: (() => void)[] = []
  let isHeld = false
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      if (isHeld) held.push(() => server.send(message))
      else server.send(message)
    })
  })
  return {
    hold() {
      isHeld = true
    },
    release() {
      isHeld = false
      for (const send of held.splice(0)) send()
    },
  }
}

async function openCard(staff: Staff) {
  await staff.open('/kinds')
  await staff.page.getByRole('article').filter({hasText: cohort.title}).getByRole('time').click()
  return staff.page.getByRole('region', {name: 'Course date'})
}

test.describe('a double save is written once, and never reported as unsaved', () => {
  test('when a field is left by Enter and then Tab', async ({staff, project}) => {
    const card = await openCard(staff)
    const field = card.getByLabel('Location', {exact: true})
    await field.fill('Online')
    await field.press('Enter')
    await field.press('Enter')
    await field.press('Tab')
    await expect(staff.main.getByRole('article').getByText('Online')).toBeVisible()
    await expect(staff.status).toHaveText('Saved.')
    await expect(card.getByText('Not saved.')).toHaveCount(0)
    expect(project.diff()).toBe(`content/cohorts.yaml\n-  location: ${cohort.location}\n+  location: Online`)
  })

  test('when a field is changed again while it is being saved', async ({staff, project}) => {
    const server = await interceptServer(staff)
    const card = await openCard(staff)
    const field = card.getByLabel('Location', {exact: true})
    await field.fill('On')
    server.hold()
    await field.press('Enter')
    await field.fill('Online')
    await field.press('Tab')
    server.release()
    await expect(staff.main.getByRole('article').getByText('Online')).toBeVisible()
    await expect(card.getByText('Not saved.')).toHaveCount(0)
    expect(project.diff()).toBe(`content/cohorts.yaml\n-  location: ${cohort.location}\n+  location: Online`)
  })

  test('when Ctrl+S is pressed twice in a text box', async ({staff, project}) => {
    const server = await interceptServer(staff)
    await staff.open('/kinds')
    await staff.click(staff.main.getByText(last))
    await staff.retype('Other words.')
    server.hold()
    await staff.page.keyboard.press('ControlOrMeta+s')
    await staff.page.keyboard.press('ControlOrMeta+s')
    server.release()
    await expect(staff.status).toHaveText('Saved.')
    await expect(staff.box).toHaveText('Other words.')
    expect(project.diff()).toBe(`pages/kinds.mdx\n-${last}\n+Other words.`)
  })

  test('when “Move down” is double-clicked', async ({staff, project}) => {
    const server = await interceptServer(staff)
    await staff.open('/kinds')
    await staff.click(staff.main.getByText('The second line'))
    server.hold()
    await staff.tools.getByRole('button', {name: 'Move down'}).dblclick()
    server.release()
    await expect(staff.status).toHaveText('Moved down.')
    await expect(staff.main.getByRole('listitem').filter({hasText: 'line'}).last()).toHaveText('The second line')
    expect(project.diff()).toMatch(/second line|third line/)
  })

  test('when “Add” is double-clicked for a new page', async ({staff, project}) => {
    const server = await interceptServer(staff)
    await staff.open('/kinds')
    await staff.bar.getByRole('button', {name: 'Add…'}).click()
    const panel = staff.page.getByRole('region', {name: 'Add to the site'})
    await panel.getByLabel('address').fill('Money Clinic')
    await panel.getByLabel('title').fill('A free money clinic in London')
    await panel.getByLabel('description').fill('Bring a bill or a letter about money, and leave with a plan to pay it.')
    server.hold()
    await panel.getByRole('button', {name: 'Add', exact: true}).dblclick()
    server.release()
    await expect(panel).toHaveCount(0)
    await expect(staff.status).toContainText('Your page is ready: A free money clinic in London.')
    expect(project.git('status', '--porcelain', 'pages')).toBe('?? pages/money-clinic.mdx\n')
  })
})

test.describe('Escape', () => {
  test('discards what was typed, and “Bring it back” restores it', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.click(staff.main.getByText(last))
    await staff.retype('Other words.')
    await staff.page.keyboard.press('Escape')
    await staff.bar.getByRole('button', {name: 'Bring it back'}).click()
    await expect(staff.box).toHaveText('Other words.')
    await staff.save()
    expect(project.diff()).toBe(`pages/kinds.mdx\n-${last}\n+Other words.`)
  })

  test('pressed while a text box is being saved reports that its text was saved', async ({staff, project}) => {
    const server = await interceptServer(staff)
    await staff.open('/kinds')
    await staff.click(staff.main.getByText(last))
    await staff.retype('Other words.')
    server.hold()
    await staff.page.keyboard.press('ControlOrMeta+s')
    await staff.page.keyboard.press('Escape')
    server.release()
    await expect(staff.box).toHaveCount(0)
    await expect(staff.status).toHaveText('This was saved before you pressed Esc. Ctrl+Z undoes it.')
    expect(project.diff()).toContain('+Other words.')
  })

  test('pressed while a field is being saved reports that, and the field shows the saved value', async ({
    staff,
    project,
  }) => {
    const server = await interceptServer(staff)
    const card = await openCard(staff)
    const field = card.getByLabel('Location', {exact: true})
    await field.fill('Online')
    server.hold()
    await field.press('Enter')
    await field.press('Escape')
    server.release()
    await expect(staff.status).toHaveText('This was saved before you pressed Esc. Ctrl+Z undoes it.')
    await expect(field).toHaveValue('Online')
    expect(project.diff()).toContain('+  location: Online')
  })

  test('discards what was typed in a text box, a field and the form of a new page, and says so', async ({
    staff,
    project,
  }) => {
    const cancelled = 'Cancelled. Nothing was saved.'
    await staff.open('/kinds')
    await staff.click(staff.main.getByText(last))
    await staff.retype('Other words.')
    await staff.page.keyboard.press('Escape')
    await expect(staff.status).toHaveText(cancelled)
    await staff.bar.getByRole('button', {name: 'Add…'}).click()
    const form = staff.page.getByRole('region', {name: 'Add to the site'})
    await form.getByLabel('address').fill('money-clinic')
    await staff.page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(staff.status).toHaveText(cancelled)
    const card = await openCard(staff)
    const field = card.getByLabel('Location', {exact: true})
    await field.fill('Online')
    await field.press('Escape')
    await expect(field).toHaveValue(cohort.location)
    await expect(staff.status).toHaveText(cancelled)
    expect(project.diff()).toBe('')
  })
})

test('text typed while its box is being saved stays in the box', async ({staff, project}) => {
  const server = await interceptServer(staff)
  await staff.open('/kinds')
  await staff.click(staff.main.getByText(last))
  await staff.retype('Some words.')
  server.hold()
  await staff.page.keyboard.press('ControlOrMeta+s')
  await staff.page.keyboard.type(' And more.')
  server.release()
  await expect(staff.status).toHaveText('Saved.')
  await expect(staff.box).toHaveText('Some words. And more.')
  await staff.save()
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${last}\n+Some words.\n+And more.`)
})

test.describe('after Ctrl+S', () => {
  test('typing goes on in the same box, and is saved when the box is left', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.click(staff.main.getByText(last))
    await staff.retype("It's saved.")
    await staff.page.keyboard.press('ControlOrMeta+s')
    await expect(staff.status).toHaveText('Saved.')
    await staff.page.keyboard.type(' Twice.')
    await expect(staff.box).toHaveText("It's saved. Twice.")
    await staff.page.mouse.click(5, 300)
    await expect(staff.box).toHaveCount(0)
    expect(project.diff()).toBe(`pages/kinds.mdx\n-${last}\n+It’s saved.\n+Twice.`)
    await staff.click(staff.main.getByText('It’s saved.'))
    await expect(staff.box).toHaveText('It’s saved. Twice.')
  })

  test('a new paragraph can be edited like any other', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.click(staff.main.getByText(last))
    await staff.page.keyboard.press('Control+End')
    await staff.page.keyboard.press('Enter')
    await expect(staff.box).toHaveText('')
    await staff.page.keyboard.type('One.')
    await staff.page.keyboard.press('ControlOrMeta+s')
    await expect(staff.tools.getByRole('button', {name: 'Delete'})).toBeVisible()
    await staff.page.keyboard.type(' Two.')
    await staff.save()
    expect(project.diff()).toBe('pages/kinds.mdx\n+One.\n+Two.\n+')
  })
})

test('clicking back into text that is being saved lets typing go on there', async ({staff, project}) => {
  const server = await interceptServer(staff)
  await staff.open('/kinds')
  await staff.click(staff.main.getByText(last))
  await staff.retype('Some words.')
  server.hold()
  await staff.page.mouse.click(5, 300)
  await expect(staff.box).not.toBeFocused()
  await expect(staff.tools.getByRole('button', {name: 'Saving…'})).toBeVisible()
  await staff.box.click()
  server.release()
  await expect(staff.status).toHaveText('Saved.')
  await staff.page.keyboard.press('Control+End')
  await staff.page.keyboard.type(' And more.')
  await staff.save()
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${last}\n+Some words.\n+And more.`)
})

test('Enter in text that is being saved starts the next paragraph once it is saved', async ({staff, project}) => {
  const server = await interceptServer(staff)
  await staff.open('/kinds')
  await staff.click(staff.main.getByText(last))
  await staff.retype('Some words.')
  server.hold()
  await staff.page.keyboard.press('ControlOrMeta+s')
  await expect(staff.tools.getByRole('button', {name: 'Saving…'})).toBeVisible()
  await staff.page.keyboard.press('Enter')
  server.release()
  await expect(staff.tools).toContainText('New paragraph')
  await staff.page.keyboard.type('And more.')
  await staff.save()
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${last}\n+Some words.\n+\n+And more.`)
})

test.describe('a click while the page reloads is not lost', () => {
  test('on the button of a piece of advice', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.bar.getByRole('button', {name: 'Title and description'}).click()
    await pressWhenShown(staff, 'Write: title: Kinds of the words')
    const title = staff.page.getByRole('region', {name: 'Title and description'}).getByLabel('Title', {exact: true})
    await title.fill('Kinds of the the words')
    await title.press('Enter')
    await expect(staff.status).toContainText('Written.')
    expect(project.diff()).toBe('pages/kinds.mdx\n-title: Words of every kind\n+title: Kinds of the words')
  })

  test('on a list of choices', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.bar.getByRole('button', {name: 'Title and description'}).click()
    const panel = staff.page.getByRole('region', {name: 'Title and description'})
    await panel.getByLabel('Title', {exact: true}).fill('Other kinds of words')
    await panel.getByLabel('Title', {exact: true}).press('Enter')
    await panel.getByLabel('Who sees it').selectOption('A draft: only people who edit see it')
    await expect
      .poll(project.diff)
      .toBe('pages/kinds.mdx\n-title: Words of every kind\n+title: Other kinds of words\n+draft: true')
  })
})

/** Clicks a button of the bar as soon as it is added. */
async function pressWhenShown({page}: Staff, name: string) {
  await page.evaluate((name) => {
    const shadow = document.querySelector('[data-editor=bar]')?.shadowRoot
    if (!shadow) return
    const waiting = new MutationObserver(() => {
      const button = [...shadow.querySelectorAll('button')].find(({textContent}) => textContent === name)
      button?.click()
      if (button) waiting.disconnect()
    })
    waiting.observe(shadow, {subtree: true, childList: true, characterData: true})
  }, name)
}

test('text saved just before the connection drops is not reported as unsaved', async ({staff, project}) => {
  let isSilent = false
  let close = () => {}
  await staff.page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    close = () => void socket.close()
    server.onMessage((message) => {
      if (!isSilent) socket.send(message)
    })
  })
  await staff.open('/kinds')
  await staff.click(staff.main.getByText(last))
  await staff.retype('It\'s "ours" now.')
  isSilent = true
  await staff.page.keyboard.press('ControlOrMeta+s')
  await expect.poll(project.diff).toContain('+It’s “ours” now.')
  isSilent = false
  close()
  await expect(staff.main.getByText('It’s “ours” now.')).toBeVisible()
  await expect(staff.box).toHaveCount(0)
  await expect(staff.status).toHaveText('Saved.')
  await expect(staff.page.getByRole('region', {name: 'Words that are not saved'})).toHaveCount(0)
})
