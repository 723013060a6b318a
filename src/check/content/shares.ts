import type {Finding} from '../finding.ts'
import {recordOf} from '../page/tags.ts'
import type {SiteFiles} from '../readSite.ts'
import {fieldAt} from './advice/fieldAt.ts'
import type {ContentFile} from './contentFile.ts'

/** A value that is drawn as a share of a hundred and can be none: more than all of them, or without its sign. */
export function shares(file: ContentFile, site: SiteFiles): Finding[] {
  const slipped = file.records.map(shareOf)
  // What pages draw need not be known while every share is one.
  if (!slipped.some(Boolean)) return []
  const drawn = drawnAsShares(file.name, site)
  return slipped.flatMap((slip, index): Finding[] => {
    const {id = '', value: {value} = {}} = file.records[index] ?? {}
    const component = drawn.get(id)
    if (!slip || !component) return []
    const at = fieldAt(file, index, 'value')
    return [
      slip === 'too much'
        ? {
            at,
            message: `<${component}> draws this as a share of a hundred, and ${value} is more than all of them.`,
            help: 'Correct the figure: 100% is the most.',
          }
        : {
            at,
            message: `<${component}> draws this as a share of a hundred, and its % is missing.`,
            write: `value: "${value}%"`,
            instead: true,
          },
    ]
  })
}

/** Whether a value is a share of a hundred. */
export function isShare(value: unknown): boolean {
  const [, figure] = /^(\d+(?:\.\d+)?)%$/.exec(String(value)) ?? []
  return figure !== undefined && Number(figure) <= 100
}

/** What is wrong with the value of a record that says itself that it is a share: by its sign, or by its words, “of donations”. */
export function shareOf({value: {value, label}}: ContentFile['records'][number]): 'too much' | 'no sign' | undefined {
  if (isShare(value)) return undefined
  if (/^\d+(?:\.\d+)?%$/.test(String(value))) return 'too much'
  return isShare(`${value}%`) && String(label).startsWith('of ') ? 'no sign' : undefined
}

/** The records of a file that pages draw as shares, each with the component that does. */
function drawnAsShares(name: string, {pages, components}: SiteFiles): Map<string, string> {
  const tags = pages.flatMap(({outline}) => outline.tags)
  return new Map(
    tags.flatMap((tag): [string, string][] => {
      const record = recordOf(tag)
      const props = components.get(tag.name ?? '')?.props ?? []
      const draws = props.some((prop) => prop.isShare && prop.name === record?.attribute.name)
      return record && draws && record.file === name ? [[record.id, tag.name ?? '']] : []
    }),
  )
}
