/** A session of classic WebDriver (https://www.w3.org/TR/webdriver2/): commands over HTTP, each with its answer. */
export interface Session {
  capabilities: {browserVersion: string}
  send<Result = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Result>
}

/** Opens a session at a driver that listens there, as soon as it does. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const until = Date.now() + 20_000
  while (!(await ready(driver))) if (Date.now() > until) throw new Error(`No driver answers at ${driver}.`)
  const opened = await ask<{sessionId: string; capabilities: Session['capabilities']}>(driver, 'POST', '/session', {
    capabilities: {alwaysMatch: capabilities},
  })
  return {
    capabilities: opened.capabilities,
    send: (method, path, body) => ask(driver, method, `/session/${opened.sessionId}${path}`, body),
  }
}

async function ready(driver: string): Promise<boolean> {
  try {
    return (await ask<{ready: boolean}>(driver, 'GET', '/status')).ready
  } catch {
    return false
  }
}

async function ask<Result>(driver: string, method: string, path: string, body?: object): Promise<Result> {
  const answer = await fetch(driver + path, {
    method,
    ...(method === 'POST' && {body: JSON.stringify(body ?? {})}),
  })
  const {value} = (await answer.json()) as {value: Result & {error?: string; message?: string}}
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
