import type {Dist} from './dist.ts'

/** The files that two builds have not in common. */
export function differences(one: Dist, other: Dist): string[] {
  return [...new Set([...one.files, ...other.files])].filter(
    (name) => !one.files.has(name) || !other.files.has(name) || !one.bytes(name).equals(other.bytes(name)),
  )
}
