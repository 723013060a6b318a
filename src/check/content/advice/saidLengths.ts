import type {Finding} from '../../finding.ts'
import type {SiteFiles} from '../../readSite.ts'
import {saidOfKinds, tellLength} from '../../rules/saidOfKinds.ts'
import {lengthsSaid} from '../../words/lengthsSaid.ts'
import type {ContentFile} from '../contentFile.ts'
import {kindLengths} from '../kindLengths.ts'
import {valuesIn} from '../valuesIn.ts'

/** How long a kind of course or meeting takes, in the words of a record, or as the length of one of the kind, is what all others say. */
export function saidLengths(file: ContentFile, {content}: SiteFiles): Finding[] {
  // One quotes what stands elsewhere.
  if (file.name === 'invented.yaml') return []
  const kinds = kindLengths(content)
  return [
    ...kinds.flatMap(({odd, said}): Finding[] =>
      odd?.file === file.name
        ? [
            {
              at: odd.at,
              message: `This says ${odd.text}, and ${said}.`,
              help: 'Correct it, or what they say of all.',
              warning: true,
            },
          ]
        : [],
    ),
    ...valuesIn(file.document).flatMap(({value, start, end}) =>
      lengthsSaid(value, kinds).map(({index, ...said}) => {
        const typed = file.text.slice(start, end).indexOf(said.typed, Math.min(index, end - start))
        return {at: start + Math.max(typed, 0), ...tellLength(said), rule: saidOfKinds.name}
      }),
    ),
  ]
}
