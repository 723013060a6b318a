import {formPage} from 'virtual:form-page'

/** The id of the contact form: its capital letter keeps it apart from the ids of headings. */
export const formId = 'contactForm'

/** Where a card leads that somebody wants to ask about: the contact form, with the record’s id in the address. */
export function askAbout(id: string): string {
  return `${formPage}?about=${id}#${formId}`
}

/** The address of a record’s link; on the contact page it preselects what the message is about. */
export function askAboutAt(to: string, id: string): string {
  return to === formPage ? askAbout(id) : to
}
