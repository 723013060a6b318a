import type {Imports} from './readSources.ts'

const naming = /(?:\btoast=|\bshowToast\()["'{\s]*([a-z][\w-]*)/g

/** The messages that the buttons of a page show, by their id in `content/toasts.yaml`. */
export function toastsOf(imports: Imports, file: string, records: Map<string, unknown>): string[] {
  const toasts = records.get('toasts.yaml')
  const known = new Set(Array.isArray(toasts) ? toasts.map((toast) => toast?.id) : [])
  const named = [...imports.reach(file)].flatMap((each) => {
    const text = /\.(mdx|tsx?)$/.test(each) ? imports.text(each) : ''
    return text.includes('oast') ? [...text.matchAll(naming)].map((match) => match[1] ?? '') : []
  })
  return [...new Set(named)].filter((id) => known.has(id)).sort()
}
