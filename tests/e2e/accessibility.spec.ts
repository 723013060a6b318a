import AxeBuilder from '@axe-core/playwright'
import axe from 'axe-core'
import {toasts} from '../specification.ts'
import {test} from './sharedPage.ts'
import {addresses, controlFor, expect, labels, toast, unknownAddress, wake} from './site.ts'

const everywhere = [...addresses, unknownAddress]

/** The looks of a page, each at its width, which are looked at in one visit: what axe brings along is big. */
const looks = [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({width, colorScheme})))

// S10.14
for (const address of everywhere) {
  test(`${address} has no fault that axe finds, light or dark, narrow or wide`, async ({page}) => {
    // Without motion a colour is at once what it will be.
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.goto(address)
    await page.evaluate(axe.source)
    const faults: string[] = []
    for (const {width, colorScheme} of looks) {
      await page.emulateMedia({colorScheme})
      await page.setViewportSize({width, height: 800})
      const violations = await page.evaluate(findViolations)
      faults.push(...violations.map((violation) => `${colorScheme}, ${width} px: ${violation}`))
    }
    expect(faults).toEqual([])
  })
}

/** In the page: what axe finds, a line each. The pages have no frames, and what passed is not asked for. */
async function findViolations(): Promise<string[]> {
  const {axe: inPage} = window as unknown as {axe: typeof axe}
  const {violations} = await inPage.run({
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
  })
  return violations.map(({id, nodes}) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

// S10.14
test('an open menu, an open question and a message have no fault that axe finds', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800})
  await page.goto('/contact')
  await page.getByRole('main').locator('summary').first().click()
  await controlFor(page, 'consultation').click()
  await expect(page.getByText(toasts.consultation.title)).toBeVisible()
  expect((await new AxeBuilder({page}).analyze()).violations).toEqual([])
  await page.getByRole('button', {name: labels.menu}).click()
  expect((await new AxeBuilder({page}).analyze()).violations).toEqual([])
})

for (const address of everywhere) {
  // S10.4
  test(`${address} shows where the focus is, and hides it under nothing`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.setViewportSize({width: 1280, height: 720})
    await page.goto(address)
    const stops = await page.locator('a[href], button, input, textarea, summary, [tabindex="0"]').count()
    const faults: string[] = []
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      const fault = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        if (element === document.body) return ''
        const name = `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`
        const style = getComputedStyle(element)
        const shown =
          style.boxShadow !== 'none' || (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0)
        const box = element.getBoundingClientRect()
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20))
        const covered = !(top && (element.contains(top) || top.contains(element)))
        return [shown ? '' : `${name}: no focus ring`, covered ? `${name}: covered by ${top?.tagName}` : '']
          .filter(Boolean)
          .join('; ')
      })
      if (fault) faults.push(fault)
    }
    expect(faults).toEqual([])
  })

  // S10.6
  test(`${address} has targets of 44 px, but for links in sentences`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844})
    await page.goto(address)
    const small = await page
      .locator('a[href]:visible, button:visible, summary:visible, label:has(input):visible')
      .evaluateAll((all) =>
        all
          .filter((element) => {
            // A link in a sentence: its words are a part of what stands round it.
            const inSentence =
              element.parentElement?.textContent?.trim() !== element.textContent?.trim() &&
              getComputedStyle(element).display === 'inline'
            return !inSentence && !element.closest('p, nav > ol') && !element.matches('[href="#siteMain"]')
          })
          .map((element) => ({name: element.textContent?.trim(), height: element.getBoundingClientRect().height}))
          .filter(({height}) => height < 43.9),
      )
    expect(small).toEqual([])
  })

  // S10.12
  test(`${address} tells its links apart by their names`, async ({page}) => {
    await page.goto(address)
    const links = await page.getByRole('link').evaluateAll((all) =>
      all.map((link) => ({
        // As a screen reader’s list has them, where letters are small or capital alike.
        name: (link.ariaLabel ?? link.textContent ?? '').replace(/\s+/g, ' ').trim().toLowerCase(),
        to: (link as HTMLAnchorElement).href,
      })),
    )
    const targets = new Map<string, Set<string>>()
    for (const {name, to} of links) targets.set(name, (targets.get(name) ?? new Set()).add(to))
    expect([...targets].filter(([, to]) => to.size > 1).map(([name]) => name)).toEqual([])
    expect(links.filter(({name}) => name === '')).toEqual([])
  })
}

for (const address of everywhere) {
  // S10.81
  test(`${address} has few landmarks, each with a name of its own`, async ({page}) => {
    await page.goto(address)
    for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1)
    // Of regions, only the place for messages: headings lead to the sections.
    const regions = page.getByRole('main').getByRole('region')
    expect(await regions.count()).toBeLessThanOrEqual(2)
    const names = await page
      .locator('nav, form, [role=region], section[aria-label], section[aria-labelledby]')
      .evaluateAll((all) =>
        all.map((landmark) => {
          const by = landmark.getAttribute('aria-labelledby')
          return landmark.getAttribute('aria-label') ?? (by ? document.getElementById(by)?.textContent : '')
        }),
      )
    expect(names.filter((name) => !name)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  // S10.80
  test(`${address} has no stop for the keyboard at what cannot be pressed, typed into or scrolled`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800})
    await page.goto(address)
    const idle = await page
      .locator('main [tabindex="0"]')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth <= each.clientWidth).map((each) => each.outerHTML))
    expect(idle).toEqual([])
  })
}

// S10.9
test('the message is announced by a live region that was there before', async ({page}) => {
  await page.goto('/contact')
  const region = page.getByRole('region', {name: /notifications/i})
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await wake(page)
  await controlFor(page, 'consultation').click()
  await expect(toast(page)).toContainText(toasts.consultation.title)
  await expect(region.getByRole('alert')).toHaveCount(0)
})
