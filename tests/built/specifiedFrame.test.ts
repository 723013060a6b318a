import {expect, test} from 'vitest'
import help from '../../content/help.yaml'
import {internationalNumber} from '../../content/internationalNumber.ts'
import navigation from '../../content/navigation.yaml'
import site from '../../content/site.yaml'
import {joinRoute, policiesRoute} from '../specification.ts'
import {elementsNamed, firstElement, linksOf, pageDocuments, readDist} from './dist.ts'

const dist = readDist()
const partOf = (page: string, name: string) => firstElement(dist.elements(page, name))
const frameOf = (page: string) =>
  ['header', 'footer'].map((name) => [partOf(page, name).text, linksOf(partOf(page, name))])
const [header, footer] = [partOf('index.html', 'header'), partOf('index.html', 'footer')]
const mail = `mailto:${site.email}`

test.each(pageDocuments(dist))(
  'S2.2, S10.1 %s has the header and footer of the home page, and its language',
  (page) => {
    expect(frameOf(page)).toEqual(frameOf('index.html'))
    expect(['header', 'main', 'footer'].map((name) => dist.elements(page, name).length)).toEqual([1, 1, 1])
    expect(partOf(page, 'html').attributes.lang).toBe('en-GB')
  },
)

test('S2.4 the header leads home, to the help lines, to the main pages and to the ways to get involved', () => {
  expect(linksOf(header)).toEqual(['/', '#siteHelp', ...navigation.header.map(({to}) => to), joinRoute])
  expect(elementsNamed(header, 'a').at(-1)?.attributes['data-wake']).toBe('get-started')
})

test('S2.6, S2.7, A1 the footer has the details of the charity, the columns of links, the form and the policies', () => {
  const columns = navigation.footer.flatMap(({links}) => links.map(({to}) => to))
  expect(linksOf(footer)).toEqual(expect.arrayContaining([...site.social.map(({url}) => url), ...columns]))
  expect(footer.text).toContain(`© ${site.copyrightYear} ${site.name}`)
  expect(footer.text).toContain(site.charityNumber)
  expect(elementsNamed(footer, 'form')).toHaveLength(1)
  const legal = linksOf(footer).slice(-navigation.legal.length)
  expect(legal.map((link) => link.split('#')[0])).toEqual(legal.map(() => policiesRoute))
})

test('S2.31 the footer says whom to call today', () => {
  const lines = help.filter(({everywhere}) => everywhere)
  expect(linksOf(footer)).toEqual(
    expect.arrayContaining(lines.map(({phone}) => `tel:${phone.replaceAll(' ', '')}`)),
  )
  expect(linksOf(footer)).toContain(navigation.help)
  expect(lines.filter(({need, name}) => !footer.text.includes(`${need}: ${name}`))).toEqual([])
  expect(
    lines.filter(({hours, other}) => !footer.text.includes(hours + (other ? `. ${other.text}` : ''))),
  ).toEqual([])
})

test.each(pageDocuments(dist))(
  'S2.31 %s leads to the help lines at its foot from above its header',
  (page) => {
    const [first, second] = dist.elements(page, 'a').map(({attributes}) => attributes.href)
    expect(first).toBe('#siteMain')
    expect(dist.elements(page, undefined, {id: second?.slice(1) ?? ''})).toHaveLength(1)
    expect(second).toBe('#siteHelp')
  },
)

test('S10.13 the first links of the footer after the name are the ways to reach us', () => {
  const first = elementsNamed(footer, 'a').find(({text}) => text.trim() !== site.name)
  expect(first?.attributes.href).toBe(mail)
  const [address] = elementsNamed(footer, 'address')
  expect(address && linksOf(address)).toEqual([mail, `tel:${internationalNumber(site.phone)}`])
})

test.each(pageDocuments(dist))(
  'S8.4 %s has a hidden alert for a button that fails, with an e-mail address',
  (page) => {
    const [alert, ...more] = dist.elements(page, undefined, {role: 'alert'})
    expect(more).toEqual([])
    expect(alert?.attributes.hidden).toBeDefined()
    expect(alert && linksOf(alert)).toEqual([mail])
  },
)

test.each(pageDocuments(dist))(
  'S1.3, S6.1, S7.3 %s links only to allowed sites, and every button does something',
  (page) => {
    const outside = dist
      .elements(page, 'a')
      .map(({attributes}) => attributes.href ?? '')
      .filter((href) => !/^[/#]|^mailto:|^tel:|^sms:/.test(href))
      .filter((href) => !site.allowedHosts.includes(new URL(href).host) || !href.startsWith('https:'))
    expect(outside).toEqual([])
    const isDead = ({type, popovertarget, 'data-wake': wake, 'data-share': share}: Record<string, string>) =>
      type !== 'submit' && !popovertarget && !wake && share === undefined
    expect(dist.elements(page, 'button').filter(({attributes}) => isDead(attributes))).toEqual([])
    expect(dist.elements(page, 'input', {type: 'password'})).toEqual([])
  },
)
