import {formPage} from 'virtual:form-page'

/** The id of the contact form: its capital letter keeps it apart from the ids of headings. */
export const formId = 'contactForm'

/** Where a card leads that somebody wants to ask about: the contact form, with the record’s id in the address. */
export function askAbout(id: string): string {
  return `${formPage}?about=${id}#${formId}`
}

/** Where the link of a record leads: one to the page of the contact form says there what it is about. */
export function askAboutAt(to: string, id: string): string {
  return to === formPage ? askAbout(id) : to
}
