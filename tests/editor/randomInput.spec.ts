import {expect, type Page, test} from 'playwright/test'
import {seededRandom} from '../seededRandom.ts'
import {paste} from './fixtures.ts'
import {SlowStore} from './slowStore.ts'
import {type TypedInput, TypedModel} from './typedModel.ts'

// Environment variables: SERIES is the number of series; the same SEED generates the same series again.
const seriesCount = Number(process.env.SERIES ?? 200)
const seed = Number(process.env.SEED ?? 1)

const first = 'One.\n\nTwo two.\n\n- Three\n- Four four\n- Five\n\nSix.\n\nSeven seven.'

// S14.58
test('what is typed and pressed at any moment of any save ends where it does for an author who waits', async ({
  page,
}) => {
  test.setTimeout(seriesCount * 5000)
  const store = new SlowStore(page)
  await store.start()
  for (let number = seed; number < seed + seriesCount; number++) {
    const random = seededRandom(number)
    await store.write(first)
    const model = new TypedModel(await shownBlocks(page))
    const inputs: TypedInput[] = []
    for (let left = 6 + Math.floor(random() * 12); left > 0; left--) {
      const input = await anyInput(page, model, random)
      inputs.push(input)
      model.apply(input)
      await give(page, input)
      for (let steps = Math.floor(random() * 5); steps > 0; steps--) await store.step(random)
    }
    await store.idle()
    await page.mouse.click(5, 5)
    model.save()
    await store.idle()
    const message = `series ${number}: ${JSON.stringify(inputs)}`
    expect({blocks: await shownBlocks(page), ...(await editorState(page))}, message).toEqual({
      blocks: model.blocks,
      isOpen: false,
      unplaced: [],
    })
  }
})

const letters = 'abcdefghijklmnopqrstuvwxyz'

const keys = ['Enter', 'Enter', 'Backspace', 'Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

async function anyInput(page: Page, model: TypedModel, random: () => number): Promise<TypedInput> {
  const anyOf = <T>(list: ArrayLike<T>) => list[Math.floor(random() * list.length)] as T
  const {box} = model
  const kind = random()
  if (!box || kind < 0.12) {
    const texts = await clickableTexts(page, model)
    if (texts.length > 0) return {type: 'click', text: anyOf(texts)}
  }
  if (kind < 0.16) return {type: 'paste', texts: [anyOf(letters), anyOf(letters) + anyOf(letters)]}
  if (kind < 0.2 && box?.text.trim()) return {type: 'key', key: 'Control+s'}
  if (kind < 0.55 && model.blocks.length > 2) return {type: 'key', key: anyOf(keys)}
  return {type: 'type', letter: anyOf(letters)}
}

async function give(page: Page, input: TypedInput) {
  if (input.type === 'type') await page.keyboard.press(input.letter)
  else if (input.type === 'key') await page.keyboard.press(input.key)
  else if (input.type === 'click') {
    const text = page
      .locator('[data-edit]', {hasText: input.text})
      .and(page.getByText(input.text, {exact: true}))
    const place = await text.evaluate((element) => element.getBoundingClientRect().toJSON())
    await page.mouse.click(place.x + place.width - 20, place.y + place.height / 2)
  } else await paste(page, {'text/plain': input.texts.join('\n\n')})
}

/**
 * The texts that can be clicked: those that no earlier input changes, and that the open box does not cover.
 */
async function clickableTexts(page: Page, {blocks, box}: TypedModel): Promise<string[]> {
  const open = box && !box.isNew ? blocks[box.at] : undefined
  const still = blocks.filter((block) => block !== open).map(({text}) => text)
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('[data-edit]')].flatMap((element) => {
      const {right, top, height} = element.getBoundingClientRect()
      return document.elementFromPoint(right - 20, top + height / 2) === element
        ? (element.textContent ?? '')
        : []
    }),
  )
  const isSingle = (text: string) =>
    [shown, blocks.map((block) => block.text)].every(
      (all) => all.filter((each) => each === text).length === 1,
    )
  return still.filter(isSingle)
}

function shownBlocks(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-edit]')].map(({localName, textContent}) => ({
      kind: localName as 'p' | 'li',
      text: textContent ?? '',
    })),
  )
}

function editorState(page: Page) {
  return page.evaluate(() => ({
    isOpen: document.querySelector('[data-editor=text], [data-editor=buffer]') !== null,
    unplaced: [
      ...(document.querySelector('[data-editor=bar]')?.shadowRoot?.querySelectorAll('textarea') ?? []),
    ].map(({value}) => value),
  }))
}
