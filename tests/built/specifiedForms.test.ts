import {resolve} from 'node:path'
import {expect, test} from 'vitest'
import inquiries from '../../content/inquiries.yaml'
import site from '../../content/site.yaml'
import {contactForm} from '../specification.ts'
import {type DistElement, readDist} from './dist.ts'

const dist = readDist(resolve(import.meta.dirname, '../../dist'))
const [contact, newsletter] = dist.elements('contact.html', 'form')
const fieldsOf = (form?: DistElement) => form?.inside.filter(({name}) => name === 'input' || name === 'textarea') ?? []
const typed = fieldsOf(contact).filter(({attributes}) => attributes.type !== 'radio')
const kinds = fieldsOf(contact).filter(({attributes}) => attributes.type === 'radio')
const named = (fields: DistElement[], attribute: string) => fields.map(({attributes}) => attributes[attribute])

test('S3.13, S5.1 the contact form requires a name, an e-mail address, a subject and a message of five rows', () => {
  expect(named(typed, 'name')).toEqual(['name', 'email', 'subject', 'message'])
  expect(typed.filter(({attributes}) => attributes.required === undefined)).toEqual([])
  expect(named(typed, 'type')).toEqual([undefined, 'email', undefined, undefined])
  expect(typed.at(-1)?.attributes.rows).toBe(contactForm.rows)
})

test('S3.13, S4.3, S5.2, A8 the kind of inquiry is one choice of four, not required, and none is made', () => {
  expect(named(kinds, 'value').sort()).toEqual([...contactForm.inquiries].sort())
  expect(inquiries).toHaveLength(kinds.length)
  expect(new Set(named(kinds, 'name'))).toEqual(new Set(['inquiryType']))
  expect(kinds.filter(({attributes}) => 'required' in attributes || 'checked' in attributes)).toEqual([])
})

test('S5.2 no field has a shortest or longest length, or a pattern, and the browser checks them all', () => {
  const bounds = ['minlength', 'maxlength', 'pattern', 'novalidate']
  const bound = [contact, newsletter, ...typed, ...fieldsOf(newsletter)].filter((each) =>
    bounds.some((name) => name in (each?.attributes ?? {})),
  )
  expect(bound).toEqual([])
})

test('S3.14, S5.3, A12 the newsletter asks for one e-mail address, and does not require it', () => {
  const fields = fieldsOf(newsletter)
  expect(named(fields, 'type')).toEqual(['email'])
  expect(fields[0]?.attributes.required).toBeUndefined()
})

test('A7 a form goes nowhere by itself, and offers e-mail where there is no script', () => {
  for (const form of [contact, newsletter]) {
    expect(form?.attributes.method).toBe('dialog')
    expect(form?.attributes.action).toBeUndefined()
    expect(named(form?.inside ?? [], 'href')).toContain(`mailto:${site.email}`)
  }
})

test('A6 the notice and the e-mail address stand above the fields of the contact form', () => {
  const elements = dist.elements('contact.html', 'main')[0]?.inside ?? []
  const notice = elements.findIndex(({name, text}) => name === 'p' && text.includes(site.email))
  expect(notice).toBeGreaterThan(-1)
  expect(notice).toBeLessThan(elements.findIndex(({name}) => name === 'input'))
})

test('S10.10 every field has a label and a hint that are its own, and says what it is for', () => {
  const elements = dist.elements('contact.html')
  for (const {attributes} of [...typed, ...fieldsOf(newsletter)]) {
    expect(
      elements.filter(({name, attributes: label}) => name === 'label' && label.for === attributes.id),
    ).toHaveLength(1)
    const hint = attributes['aria-describedby']
    if (hint) expect(elements.filter((each) => each.attributes.id === hint)).toHaveLength(1)
  }
  expect(named(typed, 'autocomplete').slice(0, 2)).toEqual(['name', 'email'])
  expect(named(fieldsOf(newsletter), 'autocomplete')).toEqual(['email'])
})
