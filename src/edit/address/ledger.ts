import {
  appendNewRoutes,
  type ContentFile,
  readContentFile,
  readYaml,
  routesFile,
  routesOf,
  type SiteFiles,
  schemas,
  withFileText,
} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {type Rejection, reject} from '../rejection.ts'
import {missingFieldsIn} from '../yaml/missingFields.ts'
import {type ScalarRange, scalarsOf} from '../yaml/scalars.ts'
import {removeField, writeScalar, type YamlSource} from '../yaml/writeScalar.ts'

/** A page file, as a path from the project’s root, and the address to which its own address leads now. */
interface Redirect {
  file: string
  address: string
  to: string
}

/** Records in `routes.yaml` where addresses lead now, and that the pages of `files` exist. */
export function withRedirects(
  site: SiteFiles,
  redirects: Redirect[],
  files: string[],
): SiteFiles | Rejection {
  const ledger = site.content.get(routesFile)
  if (!ledger) return reject(`There is no content/${routesFile}, where this would be written down.`)
  let text = appendNewRoutes(
    ledger,
    [...redirects.map(({file}) => file), ...files].map((file) => file.replace('pages/', '')),
  ).text
  const change = (
    address: string,
    write: (yamlSource: YamlSource, scalar: ScalarRange) => Draft | Rejection,
  ) => {
    const scalar = targetOf(address, text)
    const draft = scalar ? write({text, start: 0, end: text.length}, scalar) : reject(unlisted(address))
    if (!draft.rejected) text = draft.text
    return draft.rejected ? draft : undefined
  }
  for (const {address, to} of redirects) {
    const rejection = change(address, (yamlSource, scalar) => writeScalar(yamlSource, scalar, to))
    if (rejection) return rejection
  }
  // An address at which there is a page again leads nowhere else.
  for (const address of pageAddresses(site, files)) {
    const rejection = change(address, removeField)
    if (rejection) return rejection
  }
  return withFileText(site, `content/${routesFile}`, text)
}

const unlisted = (address: string) =>
  `${address} can’t be written down in content/${routesFile}. Correct that file first.`

function pageAddresses({pagesByAddress}: SiteFiles, files: string[]): string[] {
  return [...pagesByAddress].flatMap(([address, {file}]) => (files.includes(file) ? [address] : []))
}

/** Returns the scalar in the ledger of the address to which an address leads, or would lead. */
function targetOf(address: string, text: string): ScalarRange | undefined {
  const index = routesOf(readLedger(text)).findIndex((route) => route.address === address)
  const scalars = scalarsOf(readYaml(text), 0, missingFieldsIn(text, schemas.get(routesFile)))
  return scalars.find(({path}) => path.join() === `${index},to`)
}

function readLedger(text: string): ContentFile {
  return readContentFile(routesFile, text)
}
