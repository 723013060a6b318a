import {compile} from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import {sequence} from '../random.ts'

/** The characters that a finger slips on, in a page made of tags, quotes and dashes. */
const slips = [...'<>{}"\'/=-:[]()#*\\ ab1.,“’\t&|`!@']

export interface Mutant {
  file: string
  line: number
  text: string
  what: string
}

/** One character more or less, at a place that the seed picks. */
export function* mutants(
  pages: readonly {file: string; text: string}[],
  only: RegExp,
  seed: number,
): Generator<Mutant> {
  const random = sequence(seed)
  for (;;) {
    const {file, text} = pages[Math.floor(random() * pages.length)] ?? {file: '', text: ''}
    const at = Math.floor(random() * text.length)
    const line = text.slice(0, at).split('\n').length
    if (!only.test(text.split('\n')[line - 1] ?? '')) continue
    if (random() < 0.5) {
      if (text[at] === '\n') continue
      yield {file, line, text: text.slice(0, at) + text.slice(at + 1), what: `delete ${text[at]}`}
    } else {
      const one = slips[Math.floor(random() * slips.length)] ?? '<'
      yield {file, line, text: text.slice(0, at) + one + text.slice(at), what: `insert ${one}`}
    }
  }
}

/** Whether a page can be built at all. */
export async function compiles(text: string): Promise<boolean> {
  try {
    await compile(text, {remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm]})
    return true
  } catch {
    return false
  }
}
