import {isPair, isScalar, isSeq, type visitor} from 'yaml'

type Scalars = Extract<visitor, {Scalar?: unknown}>['Scalar']
type Visit = Extract<Scalars, (...given: never[]) => unknown>

/**
 * Returns the path to a value, such as `[0, 'description']`, from the arguments of a visitor of the `yaml`
 * library.
 */
export function yamlPathOf(key: Parameters<Visit>[0], above: Parameters<Visit>[2]): (string | number)[] {
  const names = above.flatMap((node, index): (string | number)[] => {
    if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : []
    const below = above[index + 1]
    return isSeq(node) && below ? [node.items.indexOf(below)] : []
  })
  return typeof key === 'number' ? [...names, key] : names
}
