import {distance} from '../nearest.ts'
import {shownOn} from '../page/shown.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** Someone of the team, and the words that their record tells of them. */
interface Member {
  name: string
  told: Set<string>
}

/** `Nadya`, in a paragraph about what the record of Nadia tells: a first name with a letter wrong. */
export const ownNames: Rule = {
  name: 'ownNames',
  quietBeside: ['capitals'],
  check(page, site) {
    const team = (site.content.get('team.yaml')?.records ?? []).flatMap(({value}): Member[] =>
      typeof value.name === 'string' && /^\p{Lu}\p{Ll}{3,}$/u.test(value.name)
        ? [{name: value.name, told: new Set(wordsOf([value.role, value.background, value.expertise].join(' ')))}]
        : [],
    )
    return shownOn(page).flatMap(({words, at}) => {
      const around = wordsOf(words)
      return [...words.matchAll(/\p{Lu}\p{Ll}{3,}/gu)].flatMap(({index, 0: typed}): Finding[] => {
        if (!isName(words, index, typed)) return []
        const [meant, another] = team.filter(({name}) => distance(name, typed) === 1 && name[0] === typed[0])
        // Somebody else may well be called that: it is told where the words beside it are of the record.
        if (!meant || another || words.includes(meant.name) || standsIn(typed, site) > 0) return []
        if (!around.some((word) => meant.told.has(word) && standsIn(word, site) <= rare)) return []
        return [
          {
            at: at(index),
            message: `Is this ${meant.name}? content/team.yaml writes the name so.`,
            ...written(typed, meant.name),
            warning: true,
          },
        ]
      })
    })
  },
}

/** Of more files of `content/` a word tells nobody from another: young, money, mentor. */
const rare = 4

/** In how many files of `content/` a word stands. */
function standsIn(word: string, {content}: SiteFiles): number {
  const found = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu')
  return [...content.values()].filter(({text}) => found.test(text)).length
}

/** Whether a word has its capital for being a name, and not for beginning a sentence. */
function isName(words: string, index: number, typed: string): boolean {
  const after = words.slice(index + typed.length)
  if (/^[\p{L}-]/u.test(after) || /\p{L}$/u.test(words.slice(0, index))) return false
  return after.startsWith('’s ') || /[\p{Ll}\d,] $/u.test(words.slice(0, index))
}

function wordsOf(words: string): string[] {
  return words.match(/(?<!\p{L})\p{Ll}{5,}/gu) ?? []
}
