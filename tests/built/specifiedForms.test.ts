import {expect, test} from 'vitest'
import inquiries from '../../content/inquiries.yaml'
import site from '../../content/site.yaml'
import {contactForm} from '../specification.ts'
import {type DistElement, elementsNamed, firstElement, linksOf, readDist} from './dist.ts'

const dist = readDist()
const [contact, newsletter] = dist.elements('contact.html', 'form')
if (!contact || !newsletter)
  throw new Error('The contact page lacks its form or the newsletter form of its footer.')
const fields = elementsNamed(contact, 'input', 'textarea')
const typed = fields.filter(({attributes}) => attributes.type !== 'radio')
const kinds = fields.filter(({attributes}) => attributes.type === 'radio')
const [newsField, ...moreNewsFields] = elementsNamed(newsletter, 'input', 'textarea')
const valuesOf = (elements: DistElement[], attribute: string) =>
  elements.map(({attributes}) => attributes[attribute])

test('S3.13, S5.1 the contact form requires a name, an e-mail address, a subject and a message of five rows', () => {
  expect(valuesOf(typed, 'name')).toEqual(['name', 'email', 'subject', 'message'])
  expect(valuesOf(typed, 'required')).not.toContain(undefined)
  expect(valuesOf(typed, 'type')).toEqual([undefined, 'email', undefined, undefined])
  expect(typed.at(-1)?.attributes.rows).toBe(contactForm.rows)
})

test('S3.13, S4.3, S5.2, A8 the kind of inquiry is one choice of four, not required, and none is chosen', () => {
  expect(valuesOf(kinds, 'value').sort()).toEqual([...contactForm.inquiries].sort())
  expect(inquiries).toHaveLength(kinds.length)
  expect(new Set(valuesOf(kinds, 'name'))).toEqual(new Set(['inquiryType']))
  expect(kinds.filter(({attributes}) => 'required' in attributes || 'checked' in attributes)).toEqual([])
})

test('S5.2 no field has a length or a pattern, and the browser checks the forms', () => {
  const limits = ['minlength', 'maxlength', 'pattern', 'novalidate']
  const limited = [contact, newsletter, ...fields, newsField].filter((each) =>
    limits.some((name) => name in (each?.attributes ?? {})),
  )
  expect(limited).toEqual([])
})

test('S3.14, S5.3, A12 the newsletter asks for one e-mail address, and does not require it', () => {
  expect(moreNewsFields).toEqual([])
  expect([newsField?.attributes.type, newsField?.attributes.required]).toEqual(['email', undefined])
})

test.each([contact, newsletter])(
  'A7 a form leads nowhere without script, and offers an e-mail address',
  (form) => {
    expect([form.attributes.method, form.attributes.action]).toEqual(['dialog', undefined])
    expect(linksOf(form)).toContain(`mailto:${site.email}`)
  },
)

test('A6 above the fields of the contact form is its notice, with the e-mail address', () => {
  const elements = firstElement(dist.elements('contact.html', 'main')).inside
  const notice = elements.findIndex(({name, text}) => name === 'p' && text.includes(site.email))
  expect(notice).toBeGreaterThan(-1)
  expect(notice).toBeLessThan(elements.findIndex(({name}) => name === 'input'))
})

test('S10.10 every field has a label and a hint of its own, and says what browsers may fill in', () => {
  for (const {attributes} of [...typed, newsField ?? contact]) {
    expect(dist.elements('contact.html', 'label', {for: attributes.id ?? ''})).toHaveLength(1)
    const hint = attributes['aria-describedby']
    if (hint) expect(dist.elements('contact.html', undefined, {id: hint})).toHaveLength(1)
  }
  expect(valuesOf(typed, 'autocomplete').slice(0, 2)).toEqual(['name', 'email'])
  expect(newsField?.attributes.autocomplete).toBe('email')
})
