/** A block of the page in the random test: a paragraph or a list item. */
interface ModelBlock {
  kind: 'p' | 'li'
  text: string
}

/** The open text box: that of a block, or of a new block `below` one, which is not in the file yet. */
interface ModelBox {
  at: number
  isNew: boolean
  /** The kind of a new block: below a list item, it is an item, or the paragraph after the list. */
  kind: 'p' | 'li'
  text: string
  caret: number
}

/** One input of an author. */
export type TypedInput =
  | {type: 'click'; text: string}
  | {type: 'key'; key: string}
  | {type: 'type'; letter: string}
  | {type: 'paste'; texts: string[]}

/**
 * What an author gets who waits after each key until all is saved: the expected result of the random test.
 */
export class TypedModel {
  blocks: ModelBlock[]
  box: ModelBox | undefined

  constructor(blocks: ModelBlock[]) {
    this.blocks = blocks.map((block) => ({...block}))
  }

  apply(input: TypedInput) {
    if (input.type === 'click') return this.click(input.text)
    const {box} = this
    if (!box) return
    if (input.type === 'type') this.insert(box, input.letter)
    else if (input.type === 'paste') this.paste(box, input.texts)
    else this.press(box, input.key)
  }

  /** Opens the block with a text, with the caret at its end, after saving the open one. */
  click(text: string) {
    this.save()
    this.open(this.blocks.findIndex((block) => block.text === text))
  }

  /** Saves the open text and closes it. Returns where it is now; -1 if it was removed because it is empty. */
  save(): number {
    const {box} = this
    this.box = undefined
    if (!box) return -1
    const text = tidy(box.text)
    if (!box.isNew && !text) this.blocks.splice(box.at, 1)
    else if (!box.isNew) this.block(box.at).text = text
    else if (text) this.blocks.splice(box.at + 1, 0, {kind: box.kind, text})
    if (!text) return -1
    return box.isNew ? box.at + 1 : box.at
  }

  private block(at: number): ModelBlock {
    const block = this.blocks[at]
    if (!block) throw new Error(`There is no block ${at}.`)
    return block
  }

  private open(at: number, caret?: number) {
    const {kind, text} = this.block(at)
    this.box = {at, isNew: false, kind, text, caret: caret ?? text.length}
  }

  private openNew(at: number, kind: 'p' | 'li') {
    this.box = {at, isNew: true, kind, text: '', caret: 0}
  }

  private insert(box: ModelBox, words: string) {
    box.text = box.text.slice(0, box.caret) + words + box.text.slice(box.caret)
    box.caret += words.length
  }

  private press(box: ModelBox, key: string) {
    const {text, caret} = box
    if (key === 'ArrowLeft') box.caret = Math.max(0, caret - 1)
    else if (key === 'ArrowRight') box.caret = Math.min(text.length, caret + 1)
    else if (key === 'Home') box.caret = 0
    else if (key === 'End') box.caret = text.length
    else if (key === 'Control+s') this.keep(box)
    else if (key === 'Enter') this.enter(box)
    else if (key === 'Backspace' && caret === 0) this.join(box, -1)
    else if (key === 'Delete' && caret === text.length) this.join(box, 1)
    else if (key === 'Backspace')
      Object.assign(box, {text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1})
    else if (key === 'Delete') box.text = text.slice(0, caret) + text.slice(caret + 1)
  }

  /** Saves the open text, which stays open as it is. */
  private keep(box: ModelBox) {
    const at = this.save()
    this.box = {...box, at, isNew: false}
  }

  private enter(box: ModelBox) {
    const [before, after] = [tidy(box.text.slice(0, box.caret)), tidy(box.text.slice(box.caret))]
    if (!before && !after) {
      const endsList = box.isNew && box.kind === 'li' && this.blocks[box.at + 1]?.kind !== 'li'
      if (endsList) this.openNew(box.at, 'p')
      return
    }
    if (before && after) this.replace(box, [before, after], 0)
    else this.openNew(this.save(), box.kind)
  }

  private paste(box: ModelBox, texts: string[]) {
    const [before, after] = [box.text.slice(0, box.caret), box.text.slice(box.caret)]
    const [first = '', ...more] = texts
    const last = more.at(-1) ?? ''
    this.replace(box, [before + first, ...more.slice(0, -1), last + after], last.length)
  }

  /** Replaces the open text by several, and opens the last. */
  private replace(box: ModelBox, texts: string[], caret: number) {
    const blocks = texts.map((text): ModelBlock => ({kind: box.kind, text: tidy(text)}))
    this.blocks.splice(box.isNew ? box.at + 1 : box.at, box.isNew ? 0 : 1, ...blocks)
    this.open((box.isNew ? box.at + 1 : box.at) + blocks.length - 1, caret)
  }

  private join(box: ModelBox, side: -1 | 1) {
    if (!tidy(box.text)) return this.removeEmpty(box, side)
    if (!box.isNew && !this.joins(box.at, side)) return
    const at = this.save()
    if (!this.joins(at, side)) return this.open(at, side < 0 ? 0 : undefined)
    const upper = side < 0 ? at - 1 : at
    const {text} = this.block(upper)
    const [lower] = this.blocks.splice(upper + 1, 1)
    this.block(upper).text = `${text} ${lower?.text}`
    this.open(upper, text.length + (side < 0 ? 1 : 0))
  }

  private joins(at: number, side: -1 | 1): boolean {
    return this.blocks[at]?.kind === this.blocks[at + side]?.kind
  }

  private removeEmpty(box: ModelBox, side: -1 | 1) {
    if (box.isNew && side > 0) return
    if (box.isNew) return this.open(box.at)
    this.blocks.splice(box.at, 1)
    const opensAbove = box.at > 0 && (side < 0 || box.at >= this.blocks.length)
    if (opensAbove) this.open(box.at - 1)
    else this.open(box.at, 0)
  }
}

/** What is saved of a text: no spaces at its ends, and single ones in it. */
function tidy(text: string): string {
  return text.trim().replace(/ +/g, ' ')
}
