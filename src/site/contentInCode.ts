import {Visitor} from 'rolldown/utils'
import {importedContentFile, type Source, type SourceReader} from './parseCode.ts'
import type {Code} from './readCode.ts'

/** What the code that renders pages uses of `content/`. */
export interface ContentInCode {
  /**
   * Paths of the code files that import each YAML file; the components directly in `components/` come last.
   */
  contentImporters: Map<string, string[]>
  /** The strings in the code, without comments; a record whose id is among these strings counts as used. */
  codeStrings: Set<string>
}

export function readContentInCode(code: Code, sourceAt: SourceReader): ContentInCode {
  // Sorts deeper paths first: error messages name the last path, and authors know only files in `components/`
  // itself.
  const names = [...code.keys()].sort((one, other) => other.split('/').length - one.split('/').length)
  const sources = names.flatMap((name) => sourceAt(name) ?? [])
  const contentImporters = new Map<string, string[]>()
  for (const source of sources)
    for (const file of importedContentFiles(source))
      contentImporters.set(file, [...(contentImporters.get(file) ?? []), source.path])
  return {contentImporters, codeStrings: stringsIn(sources)}
}

function importedContentFiles(source: Source): Set<string> {
  const files = source.program.body.flatMap((node) =>
    'source' in node && node.source ? (importedContentFile(source, node.source.value) ?? []) : [],
  )
  return new Set(files)
}

function stringsIn(sources: Source[]): Set<string> {
  const strings = new Set<string>()
  const visitor = new Visitor({
    Literal({value}) {
      if (typeof value === 'string') strings.add(value)
    },
    TemplateLiteral({quasis: [first, ...others]}) {
      if (first && others.length === 0) strings.add(first.value.raw)
    },
  })
  for (const {program} of sources) visitor.visit(program)
  return strings
}
