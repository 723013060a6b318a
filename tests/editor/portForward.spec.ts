import {test as base, expect} from 'playwright/test'
import {browserArguments} from '../../src/commands/findBrowser.ts'
import {freePort} from '../../src/commands/freePort.ts'
import {type EditedProject, editProject} from './editedProject.ts'
import {staffAt} from './fixtures.ts'
import {type HeaderRewrite, headerRewrites, startPortForward} from './portForward.ts'

interface Forwarded {
  project: EditedProject
  /** The port on which the port forward listens. */
  port: number
  rewriteBy: (rewrite: HeaderRewrite) => void
}

const folder = '/in/a/folder'

const test = base.extend<object, {forwarded: Forwarded}>({
  forwarded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const local = await freePort()
      let rewrite: HeaderRewrite = 'leaves the headers as they are'
      const {port, close} = await startPortForward(local, () => rewrite)
      const project = await editProject(local, '--address', `https://told.example:${port}${folder}/`)
      await use({
        project,
        port,
        rewriteBy: (chosen) => {
          rewrite = chosen
        },
      })
      await project.stop()
      project.remove()
      close()
    },
    {scope: 'worker', timeout: 120_000},
  ],
})

test.use({
  ignoreHTTPSErrors: true,
  launchOptions: async ({launchOptions}, use) =>
    use({...launchOptions, args: [...browserArguments, '--host-resolver-rules=MAP *.example 127.0.0.1']}),
})

const last = 'The last paragraph of this page.'

// Slow: a browser without a cache requests every module of the site through the port forward.
test.describe.configure({timeout: 300_000})
const loaded = {timeout: 200_000}

// S12.56
for (const rewrite of Object.keys(headerRewrites) as HeaderRewrite[])
  test(`behind a port forward that ${rewrite}, text is edited at the given address, over TLS and in a folder`, async ({
    page,
    forwarded: {project, port, rewriteBy},
  }) => {
    rewriteBy(rewrite)
    const staff = staffAt(page, project)
    await page.goto(`https://told.example:${port}${folder}/kinds`)
    await expect(staff.bar).toBeVisible(loaded)
    await staff.click(staff.main.getByText(last))
    await staff.retype('Typed far away.')
    await staff.save()
    await expect(staff.main.getByText('Typed far away.')).toBeVisible()
    expect(project.diff()).toBe(`pages/kinds.mdx\n-${last}\n+Typed far away.`)
    project.restore()
  })

// S12.56
test('an address other than the given one is refused, or is read-only when the port forward hides it', async ({
  page,
  forwarded: {project, port, rewriteBy},
}) => {
  rewriteBy('leaves the headers as they are')
  expect((await page.goto(`https://other.example:${port}${folder}/kinds`))?.status()).toBe(403)
  rewriteBy('asks for localhost')
  await page.goto(`https://other.example:${port}${folder}/kinds`)
  const staff = staffAt(page, project)
  await expect(staff.bar).toBeVisible(loaded)
  await staff.main.getByText(last).click()
  await expect(staff.status).toContainText('Open the editor at the address that its start window shows.')
  await expect(staff.box).toHaveCount(0)
  expect(project.diff()).toBe('')
})
