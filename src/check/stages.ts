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

/** In the order of precedence: what a stage finds in a block is dropped where an earlier stage has an error in it. */
export const stages: readonly Stage[] = [
  /** Names of files, encodings. */
  files,
  /** Pages as MDX. */
  syntax,
  /** Records as YAML. */
  yaml,
  /** Records, frontmatter and attributes against what they may hold. */
  schema,
  /** Links, ids, components, addresses. */
  refs,
  /** Headings, labels, and what may stand in what. */
  shape,
  /** Characters that a visitor would read and that are no words. */
  signs,
  /** A few rows about words that are never wrong. */
  words,
  /** What is unused, unreached, over, or alike. */
  site,
]
