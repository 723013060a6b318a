import {asPattern} from '../asPattern.ts'
import {schemaAt} from '../content/field.ts'
import {schemas} from '../content/schemas.ts'
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
        const beside = nameBeside(typed, words, site)
        if (beside)
          return [
            {
              at: at(index),
              message: `Is this ${beside.name}? content/${beside.file} writes the name so.`,
              ...written(typed, beside.name),
              warning: true,
            },
          ]
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

/** `Amara, Jordan and Pria`: the one name with a letter wrong among those of other records of its file. */
function nameBeside(typed: string, words: string, {content}: SiteFiles): {name: string; file: string} | undefined {
  for (const [file, {records}] of content) {
    if (!schemaAt(schemas.get(file), [0, 'name'])?.meta()?.person) continue
    const names = records.map(({value}) => String(value.name))
    const said = names.filter((name) => new RegExp(`(?<!\\p{L})${asPattern(name)}(?!\\p{L})`, 'u').test(words))
    const near = names.filter((name) => name.length > 4 && distance(name, typed) === 1 && name[0] === typed[0])
    const [name, another] = near
    if (name && !another && said.length > 0 && !said.includes(name) && !names.includes(typed)) return {name, file}
  }
  return undefined
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
