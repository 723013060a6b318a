import type {Comparison, Redirect} from './model.ts'

/** Every address that led elsewhere before, or to no page. */
export function compareRedirects(before: Map<string, string>, after: Map<string, string>): Redirect[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((address) => before.get(address) !== after.get(address))
    .map((address) => ({address, before: before.get(address), after: after.get(address)}))
}

/** Whether an address is told with the page that went from it or came to it. */
export function isTold(address: string, {added, removed, renamed}: Comparison): boolean {
  return (
    [...added, ...removed].some((page) => page.address === address) ||
    renamed.some(({from, to}) => from === address || to === address)
  )
}
