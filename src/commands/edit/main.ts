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
    refuseTakenByNpm('edit', ['port', 'address', 'no-open'])
    options = readOptions(words)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return 1
  }
  const {port, address} = options
  const server = await createServer({
    // As in dev, but that React draws everything once: who types waits for it.
    mode: 'editing',
    base: address?.pathname,
    plugins: [editing({openEditor, address})],
    // A port forward asks at 127.0.0.1, and localhost may be another.
    server: {port, ...(address && {host: '127.0.0.1', allowedHosts: [address.hostname]})},
    // Known before the first page: what Vite finds later has the page loaded anew.
    optimizeDeps: {
      entries: ['src/{frame,document,browser}/*.tsx', 'src/editor/main.ts', 'components/**/*.tsx'],
      include: ['react/jsx-runtime', 'react/jsx-dev-runtime'],
    },
    logLevel: 'warn',
  })
  const shown = address?.href ?? `http://localhost:${port}/`
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    if (!(error as Error).message.includes('already in use')) throw error
    console.error(
      `Something is served on port ${port} already. If it is the editor, open ${shown}. If not, stop it with Ctrl+C where it runs, or choose another port: npm run edit -- --port ${port + 1}`,
    )
    return 1
  }
  // Behind a port forward the browser is on another computer.
  const opens = options.open && !address && canOpenBrowser()
  console.log(`Edit the pages in your browser: ${shown}${opens ? ' (it opens by itself)' : ''}`)
  console.log('Click any words, type, and press Enter or click elsewhere: they are saved in the files of this project.')
  console.log('To stop, press Ctrl+C here. What you have changed stays.')
  if (opens) server.openBrowser()
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await server.close()
  return 0
}
