import {formPage} from 'virtual:form-page'

/** The id of the contact form. Has a capital letter, because no heading's id has one, so the two can't collide. */
export const contactFormId = 'contactForm'

/** Returns the address of the contact form with a record's subject filled in. */
export function contactAddressFor(id: string): string {
  return `${formPage}?about=${id}#${contactFormId}`
}

/** Returns the address of a record's link. If that is the contact page, the form has the record's subject filled in. */
export function withContactSubject(to: string, id: string): string {
  return to === formPage ? contactAddressFor(id) : to
}
