/** Our e-mail address. */
export function Email() {
  return <a href="mailto:hello@twelvesides.example.org">hello@twelvesides.example.org</a>
}
