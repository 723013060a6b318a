import {spawnSync} from 'node:child_process'
import {afterAll, describe, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'

const copies: ProjectCopy[] = []

afterAll(() => {
  for (const copy of copies) copy.remove()
})

describe.each(['Site #2', 'site?', 'my*site'])('in a folder %s', (name) => {
  const copy = copyProject(`${name}/project`)
  copies.push(copy)

  test.each(['dev', 'build', 'start', 'edit', 'check'])('npm run %s says in one sentence to rename it', (script) => {
    const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', script], {cwd: copy.folder, encoding: 'utf8'})
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^Rename the folder .*\n$/)
    expect(stderr).toContain(`Rename the folder ${name} of `)
  })
})
