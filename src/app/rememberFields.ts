/**
 * Remembers what was typed and chosen before React came. The function that it returns puts it back,
 * where React found another page than was rendered (a translator, an extension) and had to make it anew.
 */
export function rememberFields(): () => void {
  const typed = fields()
  return () => {
    for (const field of fields()) {
      const before = typed.find((each) => each !== field && nameOf(each) === nameOf(field))
      if (!before || before.isConnected) continue
      if (field.type === 'radio') field.checked = before.checked
      else field.value = before.value
    }
  }
}

function fields() {
  return [...document.querySelectorAll<HTMLInputElement>('#siteRoot input, #siteRoot textarea')]
}

/** What tells a field from all others of a page. */
function nameOf({form, name, type, value}: HTMLInputElement): string {
  return [form?.ariaLabel, name, type === 'radio' && value].join(' ')
}
