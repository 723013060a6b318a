/** The key is of no use any more: it has run out, or was withdrawn. */
export class InvalidKey extends Error {}

/** The name under which a device that is the person’s own keeps the key. */
const storageName = `edit:key:${document.documentElement.dataset.repository}`

interface SignIn {
  /** `our-name/website` */
  repository: string
  /** Tries a key, and throws in plain words if it can’t be used. */
  open: (key: string) => Promise<void>
}

const form = document.getElementById('siteSignIn') as HTMLFormElement
const {key, own, send} = form.elements as unknown as Record<'key' | 'own' | 'send', HTMLInputElement>

/** Opens the site with the key that this device keeps, or asks for one until it can be used. */
export async function signIn(request: SignIn): Promise<void> {
  if (isFramed()) return refuseFrame()
  const main = form.closest('main')
  const stored = localStorage.getItem(storageName)
  if (stored) {
    try {
      await request.open(stored)
      return main?.remove()
    } catch (error) {
      if (error instanceof InvalidKey) localStorage.removeItem(storageName)
      report(`${(error as Error).message} You can also sign in again here.`)
    }
  }
  const asked = askForKey(request)
  key.focus()
  await asked
  main?.remove()
}

/**
 * Whether another page shows this one in a frame, where it could guide a person’s clicks. A policy in the
 * document can’t forbid that, and not every host sends the header that does.
 */
function isFramed(): boolean {
  return window.top !== window
}

function refuseFrame(): Promise<never> {
  const link = Object.assign(document.createElement('a'), {href: location.href, target: '_blank'})
  link.textContent = 'Open the editor in a tab of its own.'
  form.replaceWith('The editor does not start inside another page. ', link)
  return new Promise(() => {})
}

/**
 * Asks for another key, above the page and what is typed there, and says why. Takes no focus from somebody who
 * is typing, and returns the focus once the key can be used.
 */
export async function signInAgain({reason, ...request}: SignIn & {reason: string}): Promise<void> {
  const before = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
  form.reset()
  // Clicks on what the editor added start no editing.
  form.dataset.editor = 'signIn'
  form.querySelector('h1')?.replaceChildren('Sign in again')
  document.body.append(form)
  const asked = askForKey(request)
  report(reason)
  if (!before?.matches('input, textarea, [contenteditable=true]')) key.focus()
  await asked
  // The button that was pressed is disabled since, so that the focus may be nowhere.
  const {activeElement: now, body} = document
  form.remove()
  if ((now === body || form.contains(now)) && before instanceof HTMLElement)
    before.focus({preventScroll: true})
}

/** Shows the form until a key can be used. */
async function askForKey({repository, open}: SignIn): Promise<void> {
  form.hidden = false
  send.disabled = false
  const link = form.querySelector<HTMLAnchorElement>('a')
  if (link) link.href = newKeyAddress(repository)
  await new Promise<void>((resolve) => {
    form.onsubmit = async (event) => {
      event.preventDefault()
      const tried = key.value.trim()
      send.disabled = true
      report('Trying the key…')
      try {
        await open(tried)
        if (own.checked) localStorage.setItem(storageName, tried)
        key.value = ''
        resolve()
      } catch (error) {
        send.disabled = false
        report((error as Error).message)
      }
    }
  })
}

/** Forgets the key and what was typed, here and in this browser. */
export function signOut() {
  localStorage.removeItem(storageName)
  sessionStorage.clear()
  location.reload()
}

function report(message: string) {
  const status = form.querySelector('[role=status]')
  if (!status) return
  status.textContent = message
  status.scrollIntoView({block: 'nearest'})
}

/**
 * Returns the address of GitHub’s form for a new key, filled in: only this repository, its contents and
 * proposals.
 */
function newKeyAddress(repository: string): string {
  const [owner = '', name = ''] = repository.split('/')
  const filledIn = new URLSearchParams({
    name: `Words of ${name}`,
    description:
      'To edit the words of the site in the browser. Choose “Only select repositories”, and this one.',
    target_name: owner,
    expires_in: '90',
    contents: 'write',
    pull_requests: 'write',
  })
  return `https://github.com/settings/personal-access-tokens/new?${filledIn}`
}
