/** The id of the contact form: its capital letter keeps it apart from the ids of headings. */
export const formId = 'contactForm'

/** Where a card leads that somebody wants to ask about: the contact form, with the record’s id in the address. */
export function askAbout(id: string): string {
  return `/contact?about=${id}#${formId}`
}
