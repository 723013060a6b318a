import {howMany as claims} from '../content/claims.yaml'
import {howMany as cohorts} from '../content/cohorts.yaml'
import {howMany as events} from '../content/events.yaml'
import {howMany as partnerships} from '../content/partnerships.yaml'
import {howMany as roles} from '../content/roles.yaml'
import {howMany as stories} from '../content/stories.yaml'
import {howMany as team} from '../content/team.yaml'
import {howMany as tracks} from '../content/tracks.yaml'
import {howMany as workshops} from '../content/workshops.yaml'
import type {Words} from './ui/kinds.ts'

interface CountProps {
  /** What is counted: all records of that file of `content/`. */
  of: 'claims' | 'cohorts' | 'events' | 'partnerships' | 'roles' | 'stories' | 'team' | 'tracks' | 'workshops'
  /** How it begins: with a capital where a sentence does. */
  letter?: 'capital'
}

const counts = {claims, cohorts, events, partnerships, roles, stories, team, tracks, workshops}

/** How many there are of a kind, in words: “four”. */
export function Count({of, letter}: CountProps): Words {
  const words = counts[of]
  return letter === 'capital' ? words.charAt(0).toUpperCase() + words.slice(1) : words
}
