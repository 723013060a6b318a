/** The way from a page's file to the components: `../components/`, and one `../` more for each folder that it stands in. */
export function wayToComponents(file: string): string {
  return `${'../'.repeat(file.split('/').length - 1)}components/`
}

/** The line that brings a component to the page of that file. */
export function importLine(name: string, file: string): string {
  return `import {${name}} from '${wayToComponents(file)}${name}.tsx'`
}

/** The components that a page imports. */
export function importedIn(text: string): string[] {
  return [...text.matchAll(/^import \{(\w+)\} from /gm)].map(([, name = '']) => name)
}
