import {type ChildProcess, spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'

/** A throw-away copy of the project under git, with `npm run edit` running in it. */
export interface EditedProject extends ProjectCopy {
  address: string
  git: (...words: string[]) => string
  /** What was changed since the copy was made: the lines that went and came, below the name of their file. */
  diff: () => string
  /** Everything as it was when the copy was made. */
  restore: () => void
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** Makes one, and starts the command in it. */
export async function editProject(port: number): Promise<EditedProject> {
  const copy = copyProject()
  const git = (...words: string[]) => {
    const {status, stdout, stderr} = spawnSync('git', words, {cwd: copy.folder, encoding: 'utf8'})
    if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`)
    return stdout
  }
  copy.write('pages/kinds.mdx', kinds)
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'A Member of Staff')
  git('config', 'user.email', 'staff@example.org')
  git('add', '--all')
  git('commit', '--quiet', '--message=As it was')
  let server: ChildProcess | undefined

  const project: EditedProject = {
    ...copy,
    address: `http://localhost:${port}`,
    git,
    diff: () => linesOf(git('diff', '--unified=0', '--no-color')),
    restore: () => {
      git('checkout', '--quiet', 'main', '--', '.')
      git('clean', '--quiet', '--force', '-d')
    },
    async start() {
      const words = ['src/commands/run.mjs', 'edit', '--no-open', '--port', String(port)]
      server = spawn(process.execPath, words, {cwd: copy.folder, stdio: ['ignore', 'pipe', 'inherit']})
      for await (const said of server.stdout ?? []) if (String(said).includes('Ctrl+C')) return
      throw new Error('The command ended before it served anything.')
    },
    async stop() {
      if (!server || server.exitCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
    remove: () => copy.remove(),
  }
  await project.start()
  return project
}

/** A page with words of every kind, which no member of staff changes under these tests. */
const kinds = `---
title: Words of every kind
description: This page of the tests has a block of each kind, so that each can be changed by the people who edit here.
---

import {Actions} from '../components/Actions.tsx'
import {CohortCard} from '../components/CohortCard.tsx'
import {Fact} from '../components/Fact.tsx'
import {Faq} from '../components/Faq.tsx'
import {FaqList} from '../components/FaqList.tsx'
import {PageHero} from '../components/PageHero.tsx'
import {Stack} from '../components/Stack.tsx'
import {ToastLink} from '../components/ToastLink.tsx'

<PageHero>

# Every kind of words

The first sentence of all.
The second sentence of all.

</PageHero>

## A heading to change

We reply within <Fact fact="response-time" />, as a rule.

A sentence with a [link to the programs](/programs) in it, and **bold words** too.

- The first line
- The second line
- The third line

| What  | When    |
| ----- | ------- |
| Tea   | Morning |
| Lunch | Noon    |

<Actions>
  <ToastLink toast="ready-to-join" to="/contact" about="for the tests">Words of a button</ToastLink>
</Actions>

## The second heading

The last paragraph of this page.

<Stack>
  <CohortCard cohort="financial-foundations-bootcamp" />
</Stack>

<FaqList>
  <Faq faq="age-place-and-consent" />
</FaqList>
`

/** Of a diff what a person reads: each file's name, and its lines. */
function linesOf(diff: string): string {
  return diff
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('+++ b/')) return [line.slice('+++ b/'.length)]
      return /^[-+](?!--|\+\+)/.test(line) || line.startsWith('\\') ? [line] : []
    })
    .join('\n')
}
