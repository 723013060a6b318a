import {z} from 'zod'
import {parseNumber} from './number.ts'

/**
 * Parses a block of two fields that was typed as one value: `8-12`, `Services, /services`,
 * `[Services](/services)`.
 */
export function parseBlock(typed: string, block: z.ZodObject): Record<string, unknown>[] {
  const needed = Object.entries(block.shape).filter(([, field]) => !(field instanceof z.ZodOptional))
  const names = needed.map(([name]) => name)
  const inOrder = (values: unknown[]) => Object.fromEntries(names.map((name, index) => [name, values[index]]))
  const [first, second] = names
  if (!first || !second || names.length > 2) return []
  const numbers = typed.match(/\p{L}+|\d+/gu)?.flatMap(parseNumber) ?? []
  if (numbers.length === 1 || numbers.length === 2) return [inOrder([numbers[0], numbers.at(-1)])]
  const [, one = '', other = ''] =
    /^\[([^\]]+)\]\(([^()]+)\)$/.exec(typed) ?? /^(.+?)\s*(?:,|:|->|→|\s[-–—]\s|\|)\s*(.+)$/.exec(typed) ?? []
  return one && other ? [inOrder([one, other]), inOrder([other, one])] : []
}
