import type {Stage} from './stage.ts'
import {files} from './stages/files.ts'
import {refs} from './stages/refs.ts'
import {schema} from './stages/schema.ts'
import {shape} from './stages/shape.ts'
import {signs} from './stages/signs.ts'
import {site} from './stages/site.ts'
import {syntax} from './stages/syntax.ts'
import {words} from './stages/words.ts'
import {yaml} from './stages/yaml.ts'

/** The stages in order of precedence: a finding is dropped if an earlier stage reports an error in the same block. */
export const stages: readonly Stage[] = [
  /** File names and encodings. */
  files,
  /** The MDX syntax of pages. */
  syntax,
  /** The YAML syntax of records and frontmatter. */
  yaml,
  /** Whether records, frontmatter and attributes match their schemas. */
  schema,
  /** Whether linked addresses, record ids and components exist. */
  refs,
  /** Headings, lists, tables, and what each component may contain. */
  shape,
  /** Characters that visitors would see by mistake, such as unprocessed Markdown. */
  signs,
  /** Advice on wording, from rules without false positives. */
  words,
  /** Unused records, pages that nothing links to, past dates, ambiguous links. */
  site,
]
