import {compile} from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import {seededRandom} from '../../seededRandom.ts'
import type {Slipped, Text} from './typo.ts'

/** The characters that a finger slips on, in a page made of tags, quotes and dashes. */
const typed = [...'<>{}"\'/=-:[]()#*\\ ab1.,“’\t&|`!@']

const places = {anywhere: /^/, 'in a tag, an import or the head': /^\s*<|^import|^---|^\w+: /}

/** As many pages that one character more or less breaks, at places that the seed picks. */
export async function brokenPages(pages: readonly Text[], each: number, seed = 12): Promise<Slipped[]> {
  const broken: Slipped[] = []
  for (const [kind, only] of Object.entries(places)) {
    const most = broken.length + each
    for (const mutant of mutants(pages, only, seed)) {
      if (broken.length === most) break
      if (!(await compiles(mutant.text))) broken.push({kind, ...mutant})
    }
  }
  return broken
}

function* mutants(pages: readonly Text[], only: RegExp, seed: number): Generator<Omit<Slipped, 'kind'>> {
  const random = seededRandom(seed)
  for (;;) {
    const {file, text} = pages[Math.floor(random() * pages.length)] ?? {file: '', text: ''}
    const at = Math.floor(random() * text.length)
    const line = text.slice(0, at).split('\n').length
    if (!only.test(text.split('\n')[line - 1] ?? '')) continue
    if (random() < 0.5) {
      if (text[at] !== '\n') yield {file, line, text: text.slice(0, at) + text.slice(at + 1)}
    } else {
      const one = typed[Math.floor(random() * typed.length)]
      yield {file, line, text: text.slice(0, at) + one + text.slice(at)}
    }
  }
}

async function compiles(text: string): Promise<boolean> {
  try {
    await compile(text, {remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm]})
    return true
  } catch {
    return false
  }
}
