import {once} from 'node:events'
import {createServer} from 'vite'
import {editingPlugin} from '../../build/editing.ts'
import {openEditor} from '../../edit/editor.ts'
import {openFolder} from '../../edit/versions/folder.ts'
import {assertWritable} from '../assertWritable.ts'
import {rejectOptionsTakenByNpm} from '../rejectOptionsTakenByNpm.ts'
import {canOpenBrowser} from './canOpenBrowser.ts'
import {type Options, readOptions, usage} from './options.ts'

/** `npm run edit`: starts the dev server with in-place editing. */
export async function main(words: string[]): Promise<number> {
  let options: Options
  try {
    rejectOptionsTakenByNpm('edit', ['port', 'address', 'no-open'])
    options = readOptions(words)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return 1
  }
  assertWritable(process.cwd())
  // Vite handles no error of the streams with which it sends the files of `public/`: one that is deleted
  // meanwhile, as by undoing, would end the server.
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || error.syscall !== 'open') throw error
  })
  const {port, address} = options
  const server = await createServer({
    // Like `npm run dev`, but without React's strict mode, whose double rendering would delay typing.
    mode: 'editing',
    base: address?.pathname,
    plugins: [editingPlugin({openEditor: (root) => openEditor(openFolder(root)), address})],
    // Port forwards connect to 127.0.0.1, while localhost may be an IPv6 address.
    server: {port, strictPort: true, ...(address && {host: '127.0.0.1', allowedHosts: [address.hostname]})},
    // Bundles all dependencies at the start: if Vite discovers one later, it reloads the page.
    optimizeDeps: {
      entries: ['src/{frame,document,browser}/*.tsx', 'components/**/*.tsx'],
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
  // Behind a port forward (`address`), the author’s browser is on another computer, so none is opened.
  const opens = options.open && !address && canOpenBrowser()
  console.log(`Edit the pages in your browser: ${shown}${opens ? ' (it opens by itself)' : ''}`)
  console.log(
    'Click any words, type, and click elsewhere or press Ctrl+S: they are saved in the files of this project.',
  )
  console.log('To stop, press Ctrl+C here. What you have changed stays.')
  if (opens) server.openBrowser()
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await server.close()
  return 0
}
