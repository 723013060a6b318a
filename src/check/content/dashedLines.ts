import {type Document, visit} from 'yaml'
import type {Finding} from '../finding.ts'
import {linesOf} from '../places.ts'
import {dashed} from './explainYaml.ts'

/** Each line of a list that starts with the dash of a word processor, and the file as it is with hyphens there; nothing without one. */
export function dashedLines(text: string, document: Document): {findings: Finding[]; mended: string} | undefined {
  const words = blocksOf(document)
  const findings: Finding[] = []
  const lines = linesOf(text).map(({text: line, start}) => {
    const [, indent = '', dash = '', point = ''] = /^(\s+)([–—])\s*(\S.*)$/.exec(line) ?? []
    // Words below `>-` begin with whatever they like.
    if (!dash || words.some(([from, to]) => from <= start && start < to)) return line
    findings.push({at: start + indent.length, ...dashed(dash, point)})
    return `${indent}- ${point}`
  })
  return findings.length > 0 ? {findings, mended: lines.join('\n')} : undefined
}

/** From where to where the words stand that a sign like `>-` begins. */
function blocksOf(document: Document): [from: number, to: number][] {
  const blocks: [number, number][] = []
  visit(document, {
    Scalar(_, node) {
      if (node.type?.startsWith('BLOCK') && node.range) blocks.push([node.range[0], node.range[1]])
    },
  })
  return blocks
}
