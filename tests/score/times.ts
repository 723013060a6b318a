import {spawnSync} from 'node:child_process'
import {copyProject} from '../../src/commands/copyProject.ts'
import {pieces} from '../check/ordinary.ts'
import {seededRandom} from '../seededRandom.ts'

/** Seconds that a check takes on a copy of the site: as it is, with one mistake, and with a thousand pages more. */
export function times(): {what: string; wall: number; processor: number}[] {
  const copy = copyProject()
  const measure = (what: string) => {
    // Only a shell knows the processor time of what the command starts itself.
    const timed = [
      '-c',
      'TIMEFORMAT="%R %U %S"; time "$@" >/dev/null 2>&1',
      'time',
      process.execPath,
      'src/commands/run.mjs',
      'check',
    ]
    const [wall = 0, user = 0, system = 0] = bash(...timed).map(Number)
    return {what, wall, processor: Number((user + system).toFixed(2))}
  }
  const bash = (...words: string[]) =>
    spawnSync('bash', words, {cwd: copy.folder, encoding: 'utf8'}).stderr.trim().split(' ')
  const commit = () =>
    bash('-c', 'git init -q; git add .; git -c user.name=A -c user.email=a@example.org commit -qm All')
  const middle = (what: string) =>
    [1, 2, 3]
      .map(() => measure(what))
      .sort((one, other) => one.wall - other.wall)
      .slice(1, 2)
  try {
    commit()
    measure('what is compiled once')
    const clean = middle('the site')
    const home = copy.read('pages/index.mdx')
    copy.write('pages/index.mdx', home.replace('](/', '](/nowhere'))
    const wrong = middle('with one mistake')
    copy.write('pages/index.mdx', home)
    for (const [file, text] of thousandPages()) copy.write(file, text)
    commit()
    return [...clean, ...wrong, measure('with 1,000 more pages')]
  } finally {
    copy.remove()
  }
}

/** Pages of ordinary words, 8 KB each, in a folder whose own page lists them. */
function* thousandPages(): Generator<[file: string, text: string]> {
  const random = seededRandom(1)
  const plain = pieces.filter((piece) => /^[^<>{}*_`[\]|#\\]+$/.test(piece))
  for (let number = 0; number < 1000; number++) {
    let text = `---\ntitle: Page ${number}\ndescription: What page ${number} of the library is about.\n---\n\n`
    if (number === 0) text += "import {PageList} from '../../components/PageList.tsx'\n\n"
    text += `# Page ${number} of the library\n`
    for (let part = 1; text.length < 8000; part++)
      text += `\n## Part ${part} of page ${number}\n\n${plain[Math.floor(random() * plain.length)]}\n`
    if (number === 0) text += '\n## All pages\n\n<PageList folder="library" />\n'
    yield [`pages/library/${number === 0 ? 'index' : `page-${number}`}.mdx`, text]
  }
}
