import {renameSync, rmSync} from 'node:fs'
import {checkWcag} from './checkWcag.ts'
import {expect, test} from './editing.ts'

const last = 'The last paragraph of this page.'

test('what was changed becomes a branch with one commit, and is sent on when that is pressed', async ({
  staff,
  project,
}) => {
  test.setTimeout(900_000)
  const remote = `${project.folder}-remote`
  project.git('init', '--quiet', '--bare', remote)
  project.git('remote', 'add', 'origin', remote)
  await staff.open('/kinds')
  await staff.click(staff.main.getByText(last))
  await staff.retype('Words to propose.')
  await staff.save()
  await staff.bar.getByRole('button', {name: 'Propose these changes'}).click()
  const panel = staff.page.getByRole('region', {name: 'Propose these changes'})
  await expect(panel.getByRole('deletion').first()).toBeVisible({timeout: 300_000})
  await expect(panel).toContainText('Words to propose')
  await expect(panel).not.toContainText('**')
  await checkWcag(staff, 'a proposal to be made')
  await panel.getByLabel('What is this for, in one sentence?').fill('Say it in fewer words')
  await panel.getByRole('button', {name: 'Make the proposal'}).click()
  await expect(panel).toContainText('The branch is called', {timeout: 300_000})
  await checkWcag(staff, 'a proposal that is made')
  expect(project.git('ls-remote', 'origin')).toBe('')
  const branch = project
    .git('branch', '--format=%(refname:short)')
    .split('\n')
    .find((name) => name && name !== 'main')
  expect(project.git('log', '--format=%s', `main..${branch}`)).toContain('Say it in fewer words')
  expect(project.git('diff', '--name-only', 'main', branch ?? '').trim()).toBe('pages/kinds.mdx')
  expect(project.git('branch', '--show-current').trim()).toBe('main')
  renameSync(remote, `${remote}-moved`)
  await panel.getByRole('button', {name: 'Send it to origin'}).click()
  await expect(panel).toContainText('Nothing is lost')
  renameSync(`${remote}-moved`, remote)
  await panel.getByRole('button', {name: 'Send it to origin'}).click()
  await expect(panel).toContainText(`${branch} is on origin now.`)
  expect(project.git('ls-remote', 'origin', branch ?? '')).toContain(project.git('rev-parse', branch ?? '').trim())
  rmSync(remote, {recursive: true})
})
