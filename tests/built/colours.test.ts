import {expect, test} from 'vitest'
import {pageOnlyColors} from '../../components/theme.ts'
import {pageDocuments, readDist} from './dist.ts'

const dist = readDist()

/** The scripts of toasts and of the search, which any page may load after it is shown. */
const later = [...dist.files].filter((name) => /^assets\/(firstMessage|messages|Search)-/.test(name))

// S11.51
test.each(pageDocuments(dist))('%s defines every colour that it and its later scripts use', (page) => {
  const html = dist.text(page)
  const own = [...dist.files].filter((name) => name.startsWith(`assets/${page.replace('.html', '')}-`))
  const scripts = [...later, ...own].map((name) => dist.text(name)).join('')
  expect(later.length).toBeGreaterThan(2)
  const used = pageOnlyColors.filter(
    (role) => html.includes(`var(--${role}`) || new RegExp(`["'\`]${role}["'\`]`).test(scripts),
  )
  expect(used.filter((role) => !html.includes(`--${role}:`))).toEqual([])
})
