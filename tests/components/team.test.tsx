import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {TeamCard} from '../../components/TeamCard.tsx'
import {Timeline} from '../../components/Timeline.tsx'
import {Crowd} from '../../components/ui/Crowd.tsx'
import facts from '../../content/facts.yaml'
import team from '../../content/team.yaml'

/** The words of a component, without those that are for the eye alone. */
function said(html: string): string {
  return html.replace(/<style.*?<\/style>|<(\w+) aria-hidden="true".*?<\/\1>|<[^>]*>/gs, '')
}

// S3.60
test('the letter on the coin of a member is for the eye alone', () => {
  for (const {id, name} of team) {
    const card = renderToStaticMarkup(<TeamCard member={id} />)
    expect(card).toContain(`>${name[0]}</span>`)
    expect(said(card).startsWith(name)).toBe(true)
  }
})

/** How many dots a crowd has: eight round the table, and in each column one more than its length has steps. */
function dotsOf(html: string): number {
  const [, columns = ''] = /stroke-dasharray="0 12" d="([^"]*)"/.exec(html) ?? []
  return [...columns.matchAll(/v(-?[\d.]+)/g)].reduce(
    (all, [, length]) => all + Math.floor(Math.abs(Number(length)) / 12) + 1,
    8,
  )
}

// S3.61
test('a crowd has a dot for each person, however many they are', () => {
  for (const count of [8, 9, 10, 57, 500, 1234])
    expect(dotsOf(renderToStaticMarkup(<Crowd count={count} />))).toBe(count)
})

// S3.61, S1.4
test('above the timeline stands everybody whom we have helped', () => {
  const helped = facts.find(({id}) => id === 'young-people-helped')?.value ?? ''
  expect(dotsOf(renderToStaticMarkup(<Timeline />))).toBe(Number.parseInt(helped.replaceAll(',', ''), 10))
})
