import type {Stage} from './stage.ts'
import {characters} from './stages/characters.ts'
import {files} from './stages/files.ts'
import {references} from './stages/references.ts'
import {schema} from './stages/schema.ts'
import {site} from './stages/site.ts'
import {structure} from './stages/structure.ts'
import {style} from './stages/style.ts'
import {syntax} from './stages/syntax.ts'
import {yaml} from './stages/yaml.ts'

/**
 * The stages in order of precedence: a finding is dropped if an earlier stage reports an error in the same
 * block.
 */
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
  references,
  /** Headings, lists, tables, and what each component may contain. */
  structure,
  /** Characters that visitors would see by mistake, such as unprocessed Markdown. */
  characters,
  /** Advice on wording, from rules without false positives. */
  style,
  /** Unused records, pages that nothing links to, past dates, ambiguous links. */
  site,
]
