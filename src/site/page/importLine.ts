/**
 * Returns the relative path from a page's file to `components/`, with a slash at the end: `../components/`.
 */
export function pathToComponents(file: string): string {
  return `${'../'.repeat(file.split('/').length - 1)}components/`
}

/** Returns the import statement of the component `name` for the page `file`. */
export function importLine(name: string, file: string): string {
  return `import {${name}} from '${pathToComponents(file)}${name}.tsx'`
}

/** Returns the names of the components that a page's text imports. */
export function importedComponents(text: string): string[] {
  return [...text.matchAll(/^import \{(\w+)\} from /gm)].map(([, name = '']) => name)
}
