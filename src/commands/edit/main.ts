import {once} from 'node:events'
import {createServer} from 'vite'
import {editing} from '../../build/editing.ts'
import {openEditor} from '../../edit/editor.ts'
import {refuseTakenByNpm} from '../takenByNpm.ts'
import {canOpenBrowser} from './canOpenBrowser.ts'
import {type Options, readOptions, usage} from './options.ts'

/** `npm run edit`: the pages as `npm run dev` serves them, with words that can be changed where they are read. */
export async function main(words: string[]): Promise<number> {
  let options: Options
  try {
    refuseTakenByNpm('edit', ['port', 'no-open'])
    options = readOptions(words)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return 1
  }
  const server = await createServer({
    // As in dev, but that React draws everything once: who types waits for it.
    mode: 'editing',
    plugins: [editing({openEditor})],
    server: options.port ? {port: options.port} : {},
    // Known before the first page: what Vite finds later has the page loaded anew.
    optimizeDeps: {
      entries: ['src/{frame,document,browser}/*.tsx', 'src/editor/main.ts', 'components/**/*.tsx'],
      include: ['react/jsx-runtime', 'react/jsx-dev-runtime'],
    },
    logLevel: 'warn',
  })
  const {port} = server.config.server
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    if (!(error as Error).message.includes('already in use')) throw error
    console.error(
      `Something else is served on port ${port} already, perhaps by npm run dev. Stop that with Ctrl+C where it runs, or choose another port: npm run edit -- --port ${port + 1}`,
    )
    return 1
  }
  const address = `http://localhost:${port}/`
  const opens = options.open && canOpenBrowser()
  console.log(`Edit the pages in your browser: ${address}${opens ? ' (it opens by itself)' : ''}`)
  console.log('Click any words, type, and press Enter or click elsewhere: they are saved in the files of this project.')
  console.log('To stop, press Ctrl+C here. What you have changed stays.')
  if (opens) server.openBrowser()
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await server.close()
  return 0
}
