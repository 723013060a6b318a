import {readContentFolder} from '../../check/content/contentFolder.ts'
import {movedAddresses} from '../../check/content/routes.ts'

/** Where each address of a state leads whose page is gone, as `content/routes.yaml` has it. */
export function readRedirects(folder: string): Map<string, string> {
  return new Map(movedAddresses(readContentFolder(folder).content).map(({address, to}) => [address, to]))
}
