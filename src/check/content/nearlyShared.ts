import {isScalar, visit} from 'yaml'
import type {Finding} from '../finding.ts'
import {distance} from '../nearest.ts'
import type {SiteFiles} from '../readSite.ts'
import type {ContentFile} from './contentFile.ts'

/** How often each value is said in a field of that name. */
type Said = Map<string, Map<string, number>>

const known = new WeakMap<SiteFiles['content'], Said>()

/** A short value that is almost, and not quite, what several other records say in a field of that name: `free` for `Free`. */
export function nearlyShared(file: ContentFile, site: SiteFiles): Finding[] {
  const said = known.get(site.content) ?? count(site)
  known.set(site.content, said)
  return valuesOf(file).flatMap(({field, value, at}): Finding[] => {
    const times = said.get(field)
    if (times?.get(value) !== 1) return []
    const [meant] = [...times].find(([other, count]) => count > 1 && isLike(value, other)) ?? []
    if (!meant) return []
    return [
      {
        at,
        message: `Elsewhere ${field} says “${meant}”.`,
        write: `${field}: ${meant}`,
        swap: {over: value, by: meant},
        warning: true,
      },
    ]
  })
}

function count(site: SiteFiles): Said {
  const said: Said = new Map()
  for (const {field, value} of [...site.content.values()].flatMap(valuesOf)) {
    const times = said.get(field) ?? new Map<string, number>()
    said.set(field, times.set(value, (times.get(value) ?? 0) + 1))
  }
  return said
}

/** The fields of a file that are a few words, and no numbers. */
function valuesOf(file: ContentFile): {field: string; value: string; at: number}[] {
  const values: {field: string; value: string; at: number}[] = []
  visit(file.document, {
    Pair(_, {key, value: node}) {
      if (!isScalar(key) || !isScalar(node) || key.value === 'id') return
      const {value} = node
      if (typeof value === 'string' && value.length < 40 && !/[\d/@]/.test(value))
        values.push({field: String(key.value), value, at: node.range?.[0] ?? 0})
    },
  })
  return values
}

function isLike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((words) => words.toLowerCase().replace(/\s+/g, ' '))
  if (a === b) return true
  const most = other.length > 12 ? 2 : 1
  // The way from letter to letter is long, and most words are of another length.
  return Math.abs(one.length - other.length) <= most && distance(a ?? '', b ?? '') <= most
}
