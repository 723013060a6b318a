/** The name under which a device that is the person’s own keeps the key. */
const storageName = 'edit:key'

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
      localStorage.removeItem(storageName)
      report(form, (error as Error).message)
    }
  }
  form.hidden = false
  const link = form.querySelector<HTMLAnchorElement>('a')
  if (link) link.href = newKeyAddress(repository)
  await new Promise<void>((resolve) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const {key, own} = form.elements as unknown as {key: HTMLInputElement; own: HTMLInputElement}
      report(form, 'Trying the key…')
      open(key.value.trim()).then(
        () => {
          if (own.checked) localStorage.setItem(storageName, key.value.trim())
          key.value = ''
          form.closest('main')?.remove()
          resolve()
        },
        (error: Error) => report(form, error.message),
      )
    })
  })
}

/** Forgets the key, here and in this browser. */
export function signOut() {
  localStorage.removeItem(storageName)
  location.reload()
}

function report(form: HTMLFormElement, message: string) {
  const status = form.querySelector('[role=status]')
  if (status) status.textContent = message
}

/** Returns the address of GitHub’s form for a new key, filled in: only this repository, its contents and proposals. */
function newKeyAddress(repository: string): string {
  const [owner = '', name = ''] = repository.split('/')
  const filledIn = new URLSearchParams({
    name: `Words of ${name}`,
    description: 'To edit the words of the site in the browser. Choose “Only select repositories”, and this one.',
    target_name: owner,
    expires_in: '90',
    contents: 'write',
    pull_requests: 'write',
  })
  return `https://github.com/settings/personal-access-tokens/new?${filledIn}`
}
