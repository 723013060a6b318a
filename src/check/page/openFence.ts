import type {Code} from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {type Processor, unified} from 'unified'
import {visit} from 'unist-util-visit'
import {linesOf} from '../places.ts'
import type {Slip} from '../problem.ts'

/** Reads what never fails: Markdown alone, in which tags are words. */
const reader = unified().use(remarkParse).use(remarkGfm).use(withoutHtml)

function withoutHtml(this: Processor) {
  const data = this.data() as {micromarkExtensions?: unknown[]}
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    {disable: {null: ['htmlFlow', 'htmlText', 'codeIndented']}},
  ]
}

/** A line of back-ticks that starts code, where no line below ends it: the rest of the page would be shown as code. */
export function findOpenFence(text: string): Slip | undefined {
  if (!/^[ \t>*+-]*(`{3,}|~{3,})/m.test(text)) return undefined
  const found: Code[] = []
  visit(reader.parse(text), 'code', (node) => {
    if (!isClosed(text.slice(node.position?.start.offset, node.position?.end.offset))) found.push(node)
  })
  const at = found[0]?.position?.start.offset
  if (at === undefined) return undefined
  const line = linesOf(text).findLast(({start}) => start <= at)
  const marks = /^(`+|~+)/.exec(text.slice(at))?.[0] ?? '```'
  return {
    at,
    message: `This ${marks} starts code, and no line below ends it, so visitors see the rest as code.`,
    help: `Write ${marks} on a line of its own where the code ends, or delete this line.`,
    blank: [[at, line?.end ?? at]],
  }
}

function isClosed(code: string): boolean {
  const lines = code.split(/\r\n|\n|\r/)
  const marks = /^(`+|~+)/.exec(code)?.[0] ?? ''
  const last =
    lines
      .at(-1)
      ?.replace(/^[\s>]+/, '')
      .trim() ?? ''
  return lines.length > 1 && last.startsWith(marks) && last === marks[0]?.repeat(last.length)
}
