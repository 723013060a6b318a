import {formPage} from 'virtual:form-page'

/**
 * The id of the contact form. Has a capital letter, because no heading's id has one, so the two can't
 * collide.
 */
export const contactFormId = 'contactForm'

/** Returns the address at which the contact form has an email subject about the record filled in. */
export function contactAddressFor(id: string): string {
  return `${formPage}?about=${id}#${contactFormId}`
}

/**
 * Returns the address of a record's link. If that is the contact page, adds the query that fills in the
 * subject.
 */
export function withContactSubject(to: string, id: string): string {
  return to === formPage ? contactAddressFor(id) : to
}
