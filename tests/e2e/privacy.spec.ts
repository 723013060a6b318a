import {addresses, expect, test, wake} from './site.ts'

for (const address of addresses) {
  test(`${address} asks nobody else for anything and leaves nothing behind, with every button pressed`, async ({
    page,
    context,
    baseURL,
  }) => {
    const elsewhere: string[] = []
    const ahead: string[] = []
    context.on('request', (request) => {
      if (request.headers()['sec-purpose']) ahead.push(request.url())
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) elsewhere.push(request.url())
    })
    await page.goto(address)
    // All that is fetched ahead is asked for together: a page of another site would be among it.
    await expect.poll(() => ahead.length).toBeGreaterThan(0)
    await wake(page)
    for (const button of await page.getByRole('main').getByRole('button').all()) await button.click()
    expect(elsewhere).toEqual([])
    expect(await context.cookies()).toEqual([])
    const kept = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
    ])
    expect(kept).toEqual([0, 0, 0])
  })
}
