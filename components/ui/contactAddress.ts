import {formPage} from 'virtual:form-page'

/** The id of the contact form. Its capital letter distinguishes it from the ids of headings. */
export const contactFormId = 'contactForm'

/** Returns the address of the contact form with a record's subject filled in. */
export function contactAddressFor(id: string): string {
  return `${formPage}?about=${id}#${contactFormId}`
}

/** Returns the address of a record's link. If that is the contact page, the form has the record's subject filled in. */
export function withContactSubject(to: string, id: string): string {
  return to === formPage ? contactAddressFor(id) : to
}
