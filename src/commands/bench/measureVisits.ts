import {chromium, type Response} from 'playwright'
import {browserArguments} from '../findBrowser.ts'
import {ensureBrowser} from '../installBrowser.ts'

/** What the browser asks for when a page is opened for the first time. */
export interface Visit {
  requests: number
  /** Bytes as they travel, by what they are. */
  document: number
  font: number
  image: number
  script: number
  /** Pages fetched before anyone asks for them, which Save-Data and slow connections do without. */
  ahead: number
  aheadBytes: number
}

/** Opens each page in a browser with nothing cached, and lets it rest. */
export async function measureVisits(port: number, addresses: string[]): Promise<Record<string, Visit>> {
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: browserArguments})
  try {
    const visits: Record<string, Visit> = {}
    for (const address of addresses) {
      const context = await browser.newContext()
      const answers: Response[] = []
      context.on('response', (response) => answers.push(response))
      const page = await context.newPage()
      await page.goto(`http://localhost:${port}${address}`, {waitUntil: 'networkidle'})
      await page.waitForTimeout(2000)
      visits[address] = summarise(answers)
      await context.close()
    }
    return visits
  } finally {
    await browser.close()
  }
}

function summarise(answers: Response[]): Visit {
  const isAhead = (answer: Response) => 'sec-purpose' in answer.request().headers()
  const own = answers.filter((answer) => !isAhead(answer))
  const ahead = answers.filter(isAhead)
  const bytes = (some: Response[], kind?: string) =>
    some
      .filter((answer) => !kind || answer.request().resourceType() === kind)
      .reduce((sum, answer) => sum + Number(answer.headers()['content-length'] ?? 0), 0)
  return {
    requests: own.length,
    document: bytes(own, 'document'),
    font: bytes(own, 'font'),
    image: bytes(own, 'image') + bytes(own, 'other'),
    script: bytes(own, 'script'),
    ahead: ahead.length,
    aheadBytes: bytes(ahead),
  }
}
