import {existsSync, readFileSync} from 'node:fs'
import {join, posix} from 'node:path'
import {parseSync} from 'rolldown/utils'
import type {ESTree} from 'vite'
import type {Code} from './readCode.ts'

/** A parsed file of TypeScript. */
export interface Source {
  /** The path from the project's root: `components/CohortCard.tsx`. */
  path: string
  text: string
  program: ESTree.Program
  /** Top-level statements, unwrapped from their `export`; `start` is the offset of the `export`. */
  body: {node: ESTree.Statement | ESTree.Declaration | ESTree.ModuleDeclaration; start: number}[]
  comments: {value: string; end: number}[]
}

/** Parses the file at a path of the project; returns `undefined` if it is missing. */
export type SourceReader = (path: string) => Source | undefined

/**
 * Returns a function that parses files of `code`, and other files of the project from disk, each only once.
 */
export function sourceReader(root: string, code: Code): SourceReader {
  const sources = new Map<string, Source | undefined>()
  return (path) => {
    if (!sources.has(path)) {
      // A file may be missing: `npm run review` also reads versions of the site that can't be built.
      const text =
        code.get(path) ?? (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
      sources.set(path, text === undefined ? undefined : parse(path, text))
    }
    return sources.get(path)
  }
}

/** Returns the path of the project's file that `source` imports as `specifier`; `undefined` for packages. */
export function importedPath(source: Source, specifier: string): string | undefined {
  return specifier.startsWith('.') ? posix.join(posix.dirname(source.path), specifier) : undefined
}

/** Returns the name of the YAML file of `content/` that `source` imports as `specifier`: `cohorts.yaml`. */
export function importedContentFile(source: Source, specifier: string): string | undefined {
  return /^content\/([^/]+\.yaml)$/.exec(importedPath(source, specifier) ?? '')?.[1]
}

/**
 * Parses TypeScript with Rolldown's parser, because loading the TypeScript compiler takes ten times as long.
 */
function parse(path: string, text: string): Source {
  const {program, comments} = parseSync(path, text, {astType: 'ts'})
  const body = program.body.map((node) => ({
    node: node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node,
    start: node.start,
  }))
  return {path, text, program, body, comments}
}
