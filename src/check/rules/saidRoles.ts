import {asPattern} from '../asPattern.ts'
import {fieldAt} from '../content/advice/fieldAt.ts'
import {matchesOf} from '../matchesOf.ts'
import {orThere} from '../orThere.ts'
import {shownOn} from '../page/shown.ts'
import {placeOf} from '../places.ts'
import type {Finding, Rule} from '../rule.ts'

/** Someone of the team, with what they are. */
interface Member {
  name: string
  role: string
  /** That of the role in `content/team.yaml`. */
  line: number
}

/** “Tunde, our head of mentoring”: whoever is named with a role has that one in the record of the team. */
export const saidRoles: Rule = {
  name: 'saidRoles',
  check(page, site) {
    const file = site.content.get('team.yaml')
    const team = (file?.records ?? []).flatMap(({value: {name, role}}, index): Member[] =>
      file && typeof name === 'string' && typeof role === 'string'
        ? [{name, role, line: placeOf(file.text, fieldAt(file, index, 'role')).line}]
        : [],
    )
    return team.flatMap((member) => {
      const patterns = patternsOf(member, team)
      return shownOn(page).flatMap(({words, at}) =>
        saidOf(member, patterns, words).map(
          ({index, said}): Finding => ({
            at: at(index),
            marked: said,
            message: `This calls ${member.name} “${said}”, and content/team.yaml, line ${member.line}, says ${member.role}.`,
            help: `${orThere(like(said, member.role))}${whoIs(said, team)}`,
            warning: true,
          }),
        ),
      )
    })
  },
}

/** How words give somebody a role that another of the team has, or another of the same kind: “head of” something else. */
function patternsOf({name, role}: Member, team: Member[]): RegExp[] {
  const others = team.map((each) => each.role).filter((each) => each !== role)
  const kind = kindOf(role)
  const any = [...others.map(asPattern), ...(kind ? [`${kind}\\p{Ll}+(?: and \\p{Ll}+)?`] : [])].join('|')
  if (!any) return []
  const called = asPattern(name)
  return [
    new RegExp(`(?<!\\p{L})${called}(?:,? (?:who )?is|,| –)(?: our| the)? (${any})(?!\\p{L})`, 'giu'),
    new RegExp(`\\b(?:our|the) (${any}),?(?: is)? ${called}(?!\\p{L})`, 'giu'),
  ]
}

/** `Head of `, of a head of learning. */
function kindOf(role: string): string | undefined {
  return /^\p{L}+ of /u.exec(role)?.[0]
}

function saidOf({role}: Member, patterns: RegExp[], words: string): {index: number; said: string}[] {
  const kind = kindOf(role)
  return patterns.flatMap((pattern) =>
    matchesOf(words, pattern).flatMap(({index, 0: all, 1: said = ''}) =>
      // “Head of careers”, of one who is that and more.
      role.toLowerCase().includes(said.toLowerCase()) ||
      (kind && role.toLowerCase().startsWith(said.toLowerCase().replace(/ and .*/, '')))
        ? []
        : [{index: index + all.indexOf(said), said}],
    ),
  )
}

/** A role as words say it, with a small letter where theirs has one. */
function like(said: string, role: string): string {
  return /^\p{Ll}/u.test(said) ? role.charAt(0).toLowerCase() + role.slice(1) : role
}

function whoIs(said: string, team: Member[]): string {
  const other = team.find(({role}) => role.toLowerCase() === said.toLowerCase())
  return other ? ` ${other.name} is ${other.role}.` : ''
}
