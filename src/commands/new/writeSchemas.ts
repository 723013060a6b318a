import {z} from 'zod'
import {contentFiles} from '../../../content/schema.ts'

/** The JSON Schema of each file of `content/`, by which an editor completes fields and underlines mistakes. */
export function writeSchemas(): Map<string, string> {
  return new Map(
    Object.entries(contentFiles).map(([name, schema]) => {
      // A refinement has no form in JSON Schema; `npm run check` tells what it would.
      const json = z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'})
      return [name.replace(/\.yaml$/, '.json'), `${JSON.stringify(json, null, 2)}\n`]
    }),
  )
}
