import {setImmediate as nextTurn} from 'node:timers/promises'
import {expect, test} from 'vitest'
import {type CodeHost, HostError} from '../../../src/edit/host/codeHost.ts'
import type {Change, ChangeResult, Editable} from '../../../src/edit/protocol.ts'
import {seededRandom} from '../../seededRandom.ts'
import {openOn, start} from './openOn.ts'
import {openWorker} from './openWorker.ts'

const edits = Number(process.env.EDITS ?? 400)
const seed = Number(process.env.SEED ?? 1)
const file = 'pages/random.mdx'
const paragraphs = 12

const textAt = (index: number, words: string) => `Paragraph ${index} has ${words}.`
const source = (texts: string[]) =>
  `---\ntitle: Random\ndescription: Words that two people change.\n---\n\n# Random\n\n${texts.join('\n\n')}\n`
const textsOf = (text: string) =>
  text
    .split('\n\n')
    .slice(-paragraphs)
    .map((each) => each.trim())

/** The editor of one person, on one device. */
interface Device {
  list: () => Editable[] | Promise<Editable[]>
  save: (change: Change) => Promise<ChangeResult>
  undo: () => Promise<ChangeResult>
}

async function openDirectly(host: CodeHost): Promise<Device> {
  const {editor} = await openOn(host)
  return {list: () => editor.listEditables(file), save: editor.save, undo: () => editor.undo()}
}

async function openThroughMessages(host: CodeHost): Promise<Device> {
  const {request} = await openWorker(host)
  return {
    list: async () => (await request('listEditables', {file})).editables,
    save: (change) => request('saveChange', change),
    undo: () => request('undoChange', {}),
  }
}

const openers = {
  'in one process': openDirectly,
  'through the messages of the worker': openThroughMessages,
}

// With `EDITS=10000 SEED=7`, other series; each name runs alone with Vitest’s `-t`.
test.for(Object.entries(openers))(
  'whatever two devices save and undo %s, and whatever the host answers, no word is lost or mixed',
  {timeout: edits * 1000},
  async ([, openDevice]) => {
    const random = seededRandom(seed)
    const pick = <T>(list: T[]) => list[Math.floor(random() * list.length)] as T
    let texts = Array.from({length: paragraphs}, (_, index) => textAt(index, 'its first words'))
    const {memory} = await start({[file]: source(texts)})
    let isReliable = true
    const done = {saved: 0, refused: 0, failed: 0, undone: 0, together: 0, keys: 0}
    /** Fails some commits before they are made, loses the answer of others, and refuses the key. */
    const unreliable: CodeHost = {
      ...memory.host,
      async findBranch(name) {
        for (let turns = Math.floor(random() * 3); turns > 0; turns--) await nextTurn()
        return memory.host.findBranch(name)
      },
      async commit(request) {
        const luck = isReliable ? 1 : random()
        for (let turns = Math.floor(random() * 3); turns > 0; turns--) await nextTurn()
        if (luck < 0.05) throw new HostError('offline')
        if (luck > 0.1 && luck < 0.13 && openDevice === openThroughMessages) {
          done.keys++
          throw new HostError('key')
        }
        const id = await memory.host.commit(request)
        if (luck < 0.1) throw new HostError('down')
        return id
      },
    }
    const open = () => openDevice(unreliable)
    let devices = [await open(), await open()]
    isReliable = false

    async function save(device: Device, index: number, words: string) {
      const blocks = (await device.list()).filter(({kind}) => kind === 'inline')
      const block = blocks.find((each) => JSON.stringify(each).includes(`Paragraph ${index} `))
      if (block?.kind !== 'inline') throw new Error(`There is no paragraph ${index}.`)
      const change = {type: 'inline' as const, span: block.span, to: [{type: 'text' as const, text: words}]}
      const outcome = await device.save(change).then(
        ({saved}) => (saved ? 'saved' : 'refused'),
        (error) => failed(error),
      )
      done[outcome]++
      return {index, words, outcome}
    }

    /** Each paragraph has the words of whoever saved it; where an answer was lost, these or those before. */
    function expectWords(asked: Awaited<ReturnType<typeof save>>[], context: string) {
      const now = textsOf(memory.readOwn(file))
      for (const [index, text] of now.entries()) {
        const own = asked.filter((each) => each.index === index)
        const saved = own.filter(({outcome}) => outcome === 'saved').map(({words}) => words)
        const unsure = own.filter(({outcome}) => outcome === 'failed').map(({words}) => words)
        expect(saved.length, `both saved the same words, ${context}`).toBeLessThanOrEqual(1)
        const allowed = saved.length > 0 ? [...saved, ...unsure] : [texts[index], ...unsure]
        expect(allowed, context).toContain(text)
      }
      texts = now
    }

    async function undo(device: Device, context: string) {
      const before = memory.readOwn(file)
      try {
        const result = await device.undo()
        if (!result.saved) return
        const {before: old = '', after: fresh = ''} = result.entry ?? {}
        // If the other device undid it already, the words are there as they were before.
        expect(texts, context).toContain(texts.includes(fresh) ? fresh : old)
        texts = texts.map((text) => (text === fresh ? old : text))
        done.undone++
      } catch (error) {
        done[failed(error as Error)]++
        const now = memory.readOwn(file)
        // If the answer was lost, the host has undone one change.
        const was = texts
        if (now !== before) texts = textsOf(now)
        expect(texts.filter((text) => !was.includes(text)).length, context).toBeLessThanOrEqual(1)
      }
    }

    for (let count = 1; count <= edits; count++) {
      if (random() < 0.02) {
        isReliable = true
        devices = [pick(devices), await open()]
        isReliable = false
      }
      const context = `after change ${count}, seed ${seed}`
      const index = () => Math.floor(random() * paragraphs)
      const luck = random()
      if (luck < 0.15) await undo(pick(devices), context)
      else {
        const writers = luck < 0.4 ? devices : [pick(devices)]
        if (writers.length > 1) done.together++
        const asked = writers.map((device, place) => {
          const at = index()
          return save(device, at, textAt(at, `the words of change ${count}${'ab'[place]}`))
        })
        const outcomes = await Promise.all(asked)
        if (memory.readOwn(file)) expectWords(outcomes, context)
      }
      const now = memory.readOwn(file)
      if (now) expect(now, context).toBe(source(texts))
    }
    if (process.env.EDITS) process.stdout.write(`${JSON.stringify({seed, edits, ...done})}\n`)
    const {keys, ...others} = done
    expect(
      Object.values(others).every((number) => number > 0),
      JSON.stringify(done),
    ).toBe(true)
    expect(keys > 0).toBe(openDevice === openThroughMessages)
  },
)

/** Throws what is no failure of the host, such as a fault of the editor. */
function failed(error: Error): 'failed' {
  if (!/could not be reached|has a problem of its own|Somebody else has changed/.test(error.message))
    throw error
  return 'failed'
}
