import {parse, stringify} from 'yaml'
import type cohorts from '../../content/cohorts.yaml'
import type {ProjectCopy} from '../copyProject.ts'

// Records that only these tests use; each value fits on one line.

export const cohort = {
  id: 'course-of-the-tests',
  title: 'A course of the tests',
  type: 'Course',
  level: 'Beginner',
  description: 'Six mornings that no other record describes.',
  date: '2099-01-18',
  time: '10:00 AM to 1:00 PM',
  location: 'A room of the tests',
  spots: 12,
  price: 'Free',
  colour: 'mint',
  highlights: ['The first highlight', 'The second highlight', 'The third highlight'],
} satisfies Omit<(typeof cohorts)[number], 'skills'>

export const fact = {id: 'fact-of-the-tests', value: '48 hours', label: 'of the tests'}

/** The last paragraph of the page /kinds. */
export const lastParagraph = 'The last paragraph of this page.'

/** The record of a card that is a link as a whole. */
export const feature = {
  id: 'feature-of-the-tests',
  title: 'A feature of the tests',
  icon: 'wallet',
  colour: 'mint',
  description: 'Every word of this card leads to a page.',
  link: {text: 'Read on', to: '/about'},
}

export const faq = {
  id: 'question-of-the-tests',
  question: 'Is this a question of the tests?',
  answer: 'Yes, and the answer is too.',
}

/**
 * Writes the page /kinds with text of every kind, and its records, so that no edit of the real site breaks a
 * test.
 */
export function writeKindsPage(copy: ProjectCopy) {
  const add = (file: string, record: object) =>
    copy.write(file, `${copy.read(file).trimEnd()}\n\n${stringify([record])}`)
  const [{id: skill}] = parse(copy.read('content/skills.yaml')) as [{id: string}]
  add('content/cohorts.yaml', {...cohort, skills: [skill]})
  add('content/facts.yaml', fact)
  add('content/faqs.yaml', faq)
  add('content/features.yaml', feature)
  copy.write('pages/kinds.mdx', kindsPage)
}

const kindsPage = `---
title: Words of every kind
description: This page of the tests has a block of each kind, so that each can be changed by the people who edit here.
---

import {Actions} from '../components/Actions.tsx'
import {CheckList} from '../components/CheckList.tsx'
import {CohortCard} from '../components/CohortCard.tsx'
import {Fact} from '../components/Fact.tsx'
import {Faq} from '../components/Faq.tsx'
import {FeatureCard} from '../components/FeatureCard.tsx'
import {PageHero} from '../components/PageHero.tsx'
import {ToastLink} from '../components/ToastLink.tsx'

<PageHero>

# Every kind of words

The first sentence of all.
The second sentence of all.

</PageHero>

## A heading to change

We reply within <Fact fact="${fact.id}" />, as a rule.

A sentence with a [link to the programs](/programs) in it, and **bold words** too.

- The first line
- The second line
- The third line

| What  | When    |
| ----- | ------- |
| Tea   | Morning |
| Lunch | Noon    |

<CheckList>

- Rent
- Food

</CheckList>

<Actions>
  <ToastLink toast="ready-to-join" to="/contact" about="for the tests">Words of a button</ToastLink>
</Actions>

## The second heading

${lastParagraph}

<CohortCard cohort="${cohort.id}" />

<FeatureCard feature="${feature.id}" />

<Faq faq="${faq.id}" />

<Actions>

[Words of a link](/about)
[Words at the end](/programs)

</Actions>
`
