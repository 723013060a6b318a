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

/** Opens the site with the key that this device keeps, or asks for one until it can be used. */
export async function signIn({repository, open}: SignIn): Promise<void> {
  const form = document.getElementById('siteSignIn') as HTMLFormElement
  const stored = localStorage.getItem(storageName)
  if (stored) {
    try {
      await open(stored)
      return form.closest('main')?.remove()
    } catch (error) {
      if (error instanceof InvalidKey) localStorage.removeItem(storageName)
      report(form, `${(error as Error).message} You can also sign in again here.`)
    }
  }
  form.hidden = false
  form.querySelector<HTMLInputElement>('[name=key]')?.focus()
  const link = form.querySelector<HTMLAnchorElement>('a')
  if (link) link.href = newKeyAddress(repository)
  await new Promise<void>((resolve) => {
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      const {key, own, send} = form.elements as unknown as Record<'key' | 'own' | 'send', HTMLInputElement>
      const tried = key.value.trim()
      send.disabled = true
      report(form, 'Trying the key…')
      try {
        await open(tried)
        if (own.checked) localStorage.setItem(storageName, tried)
        form.closest('main')?.remove()
        resolve()
      } catch (error) {
        send.disabled = false
        report(form, (error as Error).message)
      }
    })
  })
}

/** Forgets the key and what was typed, here and in this browser. */
export function signOut() {
  localStorage.removeItem(storageName)
  sessionStorage.clear()
  location.reload()
}

function report(form: HTMLFormElement, message: string) {
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
