import {expect, test} from 'vitest'
import {type CodeHost, HostError} from '../../../src/edit/host/codeHost.ts'
import {seededRandom} from '../../seededRandom.ts'
import {openOn, start} from './openOn.ts'

const edits = Number(process.env.EDITS ?? 400)
const seed = Number(process.env.SEED ?? 1)
const file = 'pages/random.mdx'
const paragraphs = 12

const textAt = (index: number, words: string) => `Paragraph ${index} has ${words}.`
const source = (texts: string[]) =>
  `---\ntitle: Random\ndescription: Words that two people change.\n---\n\n# Random\n\n${texts.join('\n\n')}\n`

test('whatever two devices save and undo, and whatever the host answers, no word is lost or mixed', async () => {
  const random = seededRandom(seed)
  const pick = <T>(list: T[]) => list[Math.floor(random() * list.length)] as T
  let texts = Array.from({length: paragraphs}, (_, index) => textAt(index, 'its first words'))
  const {memory} = await start({[file]: source(texts)})
  /** Fails some commits before they are made, and loses the answer of others. */
  const unreliable: CodeHost = {
    ...memory.host,
    async commit(request) {
      const luck = random()
      if (luck < 0.05) throw new HostError('offline')
      const id = await memory.host.commit(request)
      if (luck < 0.1) throw new HostError('down')
      return id
    },
  }
  let devices = [await openOn(unreliable), await openOn(unreliable)]
  const done = {saved: 0, refused: 0, failed: 0, undone: 0}

  for (let count = 1; count <= edits; count++) {
    if (random() < 0.02) devices = [pick(devices), await openOn(unreliable)]
    const device = pick(devices)
    const index = Math.floor(random() * paragraphs)
    const before = memory.readOwn(file)
    const next = texts.with(index, textAt(index, `the words of change ${count}`))
    try {
      if (random() < 0.15) {
        const result = await device.editor.undo()
        if (result.saved) {
          const {before: old = '', after: fresh = ''} = result.entry ?? {}
          // If the other device undid it already, the words are there as they were before.
          expect(texts).toContain(texts.includes(fresh) ? fresh : old)
          texts = texts.map((text) => (text === fresh ? old : text))
          done.undone++
        }
      } else {
        const {span} = device.block(file, `Paragraph ${index} `)
        const to = [{type: 'text' as const, text: next[index] ?? ''}]
        const result = await device.editor.save({type: 'inline', span, to})
        if (result.saved) texts = next
        done[result.saved ? 'saved' : 'refused']++
      }
    } catch (error) {
      if (!(error instanceof HostError)) throw error
      done.failed++
      // If the answer was lost, the host has the change; it is the one that was asked for, or an undo.
      const now = memory.readOwn(file)
      if (now !== before)
        texts = now
          .split('\n\n')
          .slice(-paragraphs)
          .map((text) => text.trim())
      const changed = texts.filter((text) => !before.includes(text))
      expect(changed.length).toBeLessThanOrEqual(1)
    }
    const now = memory.readOwn(file)
    if (now) expect(now, `after change ${count}, seed ${seed}`).toBe(source(texts))
  }
  expect(
    Object.values(done).every((number) => number > 0),
    JSON.stringify(done),
  ).toBe(true)
})
