import {chmodSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {checkWcag} from './checkWcag.ts'
import {expect, test} from './fixtures.ts'
import {lastParagraph} from './kindsPage.ts'

test.beforeEach(({project}) => {
  project.git('init', '--quiet', '--bare', `${project.folder}-remote`)
  project.git('remote', 'add', 'origin', `${project.folder}-remote`)
})

test.afterEach(({project}) => {
  project.git('remote', 'remove', 'origin')
  rmSync(`${project.folder}-remote`, {recursive: true, force: true})
  const branches = project.git('branch', '--format=%(refname:short)').split('\n')
  for (const branch of branches.filter((name) => name && name !== 'main')) project.git('branch', '-D', branch)
})

test('a proposal becomes a branch with one commit, and is sent when “Send for review” is pressed', async ({
  staff,
  project,
}) => {
  const remote = `${project.folder}-remote`
  writeFileSync(
    `${remote}/hooks/post-receive`,
    '#!/bin/sh\necho "Create a pull request: https://code.example.org/new"\n',
  )
  chmodSync(`${remote}/hooks/post-receive`, 0o755)
  const other = project.read('pages/kinds.mdx').replace('The second line', 'What a colleague types')
  project.write('pages/kinds.mdx', other)
  await staff.openText(lastParagraph)
  await staff.retype('Words to propose.')
  await staff.save()
  const panel = await staff.openPanel('Propose these changes')
  await expect(panel.getByRole('deletion')).toHaveText([lastParagraph])
  await expect(panel.getByRole('insertion')).toHaveText(['Words to propose.'])
  // The list may be long: what to do stands above it.
  const button = panel.getByRole('button', {name: 'Save as a proposal'})
  const list = panel.getByRole('heading', {name: 'What changes for visitors'})
  const [above, below] = [await button.boundingBox(), await list.boundingBox()]
  expect(above?.y).toBeLessThan(below?.y ?? 0)
  await checkWcag(staff, 'a proposal to be made')
  await panel.getByLabel('Describe your changes in one sentence').fill('Say it in fewer words')
  await button.click()
  const branch = 'edit/say-it-in-fewer-words'
  await expect(panel).toContainText('Your proposal “Say it in fewer words” is saved.')
  await checkWcag(staff, 'a proposal that is made')
  expect(project.git('ls-remote', 'origin')).toBe('')
  expect(project.git('diff', '--unified=0', 'main', branch)).toContain(
    `-${lastParagraph}\n+Words to propose.`,
  )
  expect(project.git('diff', 'main', branch)).not.toContain('What a colleague types')
  expect(project.git('branch', '--show-current').trim()).toBe('main')
  renameSync(remote, `${remote}-moved`)
  await panel.getByRole('button', {name: 'Send for review'}).click()
  await expect(panel).toContainText('Nothing is lost')
  renameSync(`${remote}-moved`, remote)
  // A proposal can also be sent later, after the page was opened again.
  await staff.open('/kinds')
  await staff.openPanel('Propose these changes')
  await panel.getByRole('button', {name: 'Send for review'}).click()
  await expect(panel.getByRole('link', {name: 'Open it on code.example.org'})).toHaveAttribute(
    'href',
    'https://code.example.org/new',
  )
  await checkWcag(staff, 'a proposal that is sent')
  expect(project.git('ls-remote', 'origin', branch)).toContain(project.git('rev-parse', branch).trim())
})

test('“Get the latest site” brings what others published, and keeps unsent changes', async ({
  staff,
  project,
}) => {
  const before = project.git('rev-parse', 'HEAD').trim()
  project.write(
    'pages/kinds.mdx',
    project.read('pages/kinds.mdx').replace('The second line', 'As it is published'),
  )
  project.git('commit', '--quiet', '--all', '--message=Publish')
  project.git('push', '--quiet', 'origin', 'main')
  project.git('reset', '--quiet', '--hard', before)
  await staff.openText(lastParagraph)
  await staff.retype('My own words.')
  await staff.save()
  await staff.openPanel('Propose these changes')
  await staff.page.getByRole('button', {name: 'Get the latest site'}).click()
  await expect(staff.status).toContainText('You have the latest site now.')
  await expect(staff.main.getByText('As it is published')).toBeVisible()
  await expect(staff.main.getByText('My own words.')).toBeVisible()
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${lastParagraph}\n+My own words.`)
  project.git('reset', '--quiet', '--hard', before)
})
