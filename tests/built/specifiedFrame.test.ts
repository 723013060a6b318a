import {resolve} from 'node:path'
import {describe, expect, test} from 'vitest'
import help from '../../content/help.yaml'
import {internationalNumber} from '../../content/internationalNumber.ts'
import navigation from '../../content/navigation.yaml'
import site from '../../content/site.yaml'
import {joinRoute, policiesRoute} from '../specification.ts'
import {elementsNamed, firstElement, linksOf, pageDocuments, readDist} from './dist.ts'

const dist = readDist(resolve(import.meta.dirname, '../../dist'))

describe.each(pageDocuments(dist))('%s', (page) => {
  const elements = dist.elements(page)

  test('S2.2, S10.1 stands between the header and footer of every page, and says its language', () => {
    const home = (name: string) => dist.elements('index.html', name).map(({text}) => text)
    for (const name of ['header', 'footer']) expect(dist.elements(page, name).map(({text}) => text)).toEqual(home(name))
    expect(home('header')).toHaveLength(1)
    expect(dist.elements(page, 'main')).toHaveLength(1)
    expect(firstElement(dist.elements(page, 'html')).attributes.lang).toBe('en-GB')
  })

  test('S2.4 leads from its header home, to the main pages and to the ways to get involved', () => {
    const links = elementsNamed(firstElement(dist.elements(page, 'header')), 'a')
    const menu = [...navigation.header.map(({to}) => to), joinRoute]
    expect(links.map(({attributes}) => attributes.href)).toEqual(['/', ...menu])
    expect(links.at(-1)?.attributes['data-wake']).toBe('get-started')
  })

  test('S2.6, S2.7, A1 has in its footer what the charity says of itself, the columns, the form and the policies', () => {
    const footer = firstElement(dist.elements(page, 'footer'))
    const links = linksOf(footer)
    expect(links).toEqual(expect.arrayContaining(site.social.map(({url}) => url)))
    expect(links).toEqual(expect.arrayContaining(navigation.footer.flatMap(({links}) => links.map(({to}) => to))))
    expect(footer.text).toContain(`© ${site.copyrightYear} ${site.name}`)
    expect(footer.text).toContain(site.charityNumber)
    expect(elementsNamed(footer, 'form')).toHaveLength(1)
    const legal = elementsNamed(footer, 'a').slice(-navigation.legal.length)
    expect(legal.map(({attributes}) => attributes.href?.split('#')[0])).toEqual(legal.map(() => policiesRoute))
  })

  test('S8.4 has a line, hidden, for a press that cannot be answered, with an e-mail address', () => {
    const [line, ...more] = elements.filter(({attributes}) => attributes.role === 'alert')
    expect(more).toEqual([])
    expect(line?.attributes.hidden).toBeDefined()
    expect(linksOf(firstElement(line ? [line] : []))).toEqual([`mailto:${site.email}`])
  })

  test('S6.1 asks nobody for a password', () => {
    const asked = elements.filter(({name, attributes}) => name === 'input' && attributes.type === 'password')
    expect(asked).toEqual([])
  })

  test('S1.3, S7.3 leads to pages, mails, telephones, messages and sites that are allowed, and nowhere else', () => {
    const outside = elements
      .filter(({name}) => name === 'a')
      .map(({attributes}) => attributes.href ?? '')
      .filter((href) => !/^[/#]|^mailto:|^tel:/.test(href))
      .filter((href) => !site.allowedHosts.includes(new URL(href).host) || !href.startsWith('https:'))
    expect(outside).toEqual([])
    const isAnswered = ({type, popovertarget, 'data-wake': wake, 'data-share': share}: Record<string, string>) =>
      type === 'submit' || popovertarget || wake || share !== undefined
    const dead = elements.filter(({name, attributes}) => name === 'button' && !isAnswered(attributes))
    expect(dead).toEqual([])
  })

  test('S2.31 says in its footer whom to call today', () => {
    const footer = firstElement(dist.elements(page, 'footer'))
    expect(linksOf(footer)).toEqual(expect.arrayContaining(help.map(({phone}) => `tel:${phone.replaceAll(' ', '')}`)))
    expect(help.filter(({need, name}) => !footer.text.includes(`${need}: ${name}`))).toEqual([])
  })

  test('S10.13 gives the ways to reach us at the same place of its footer', () => {
    const footer = firstElement(dist.elements(page, 'footer'))
    const first = firstElement(footer.inside.filter(({name, text}) => name === 'a' && text.trim() !== site.name))
    expect(first.attributes.href).toBe(`mailto:${site.email}`)
    expect(linksOf(firstElement(elementsNamed(footer, 'address')))).toEqual([
      `mailto:${site.email}`,
      `tel:${internationalNumber(site.phone)}`,
    ])
  })
})
