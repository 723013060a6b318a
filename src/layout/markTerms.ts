import type {Element, ElementContent, Root, RootContent} from 'hast'
import {toString as textOf} from 'hast-util-to-string'
import {visit} from 'unist-util-visit'
import {importNode} from './importNode.ts'

/** A word of `content/terms.yaml`. */
export interface Term {
  id: string
  forms: string[]
}

interface MarkTermsOptions {
  terms: () => readonly Term[]
  /** Whether the words inside a component are shown as they are written. */
  isVerbatim: (component: string) => boolean | undefined
}

type Parent = {children: RootContent[]}

/** The maximum number of explained words per word of a page: two in a hundred. */
const maxShare = 0.02

/** Elements in which no word is explained: those that are pressed, and those that are read out as names. */
const namesAndControls = /^(h[1-6]|a|button|label|summary|table|code|pre)$/

/**
 * Explains each hard word where a page first uses it in a paragraph or list, except in pages about that word:
 * those with it in their title. Runs after `unwrapLabels`, so the labels of buttons have no paragraphs.
 */
export function markTerms({terms, isVerbatim}: MarkTermsOptions) {
  return (tree: Root) => {
    const title = titleOf(tree)
    const left = terms()
      .map(({id, forms}) => ({id, pattern: patternOf(forms)}))
      .filter(({pattern}) => !pattern.test(title))
    const most = Math.floor(maxShare * (textOf(tree).match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0))
    let marked = 0

    function markIn(parent: Parent, isProse: boolean) {
      parent.children = parent.children.flatMap((node): RootContent[] => {
        if (node.type === 'text') return isProse ? markText(node.value) : [node]
        const isSkipped =
          node.type === 'element'
            ? namesAndControls.test(node.tagName)
            : 'name' in node && isVerbatim(node.name ?? '')
        if ('children' in node && !isSkipped)
          markIn(node as Parent, isProse || (node.type === 'element' && /^(p|li)$/.test(node.tagName)))
        if (node.type === 'element' && node.tagName === 'li') wrapWords(node)
        return [node]
      })
    }

    function markText(text: string): ElementContent[] {
      if (marked >= most) return [{type: 'text', value: text}]
      const [first] = left
        .flatMap(({id, pattern}) => {
          const match = pattern.exec(text)
          return match ? [{id, words: match[0], at: match.index}] : []
        })
        // Of two at the same position, the longer: “compound interest rate”.
        .sort((one, other) => one.at - other.at || other.words.length - one.words.length)
      if (!first) return [{type: 'text', value: text}]
      const {id, words, at} = first
      left.splice(
        left.findIndex((term) => term.id === id),
        1,
      )
      marked++
      const before = text.slice(0, at)
      return [
        ...(before ? [{type: 'text', value: before} as const] : []),
        {
          type: 'mdxJsxTextElement',
          name: componentName,
          attributes: [{type: 'mdxJsxAttribute', name: 'term', value: id}],
          children: [{type: 'text', value: words}],
        },
        ...markText(text.slice(at + words.length)),
      ]
    }

    markIn(tree, false)
    if (marked > 0) tree.children.unshift(importNode('Term', '/components/ui/Term.tsx', componentName))
  }
}

/** The name by which pages import the component. No component of the site may have this name. */
const componentName = 'SiteTerm'

/**
 * Wraps the words of a list item with a hard word in one element, because some lists lay out their items as
 * rows.
 */
function wrapWords(item: Element) {
  if (!item.children.some((child) => 'name' in child && child.name === componentName)) return
  const isBlock = (child: ElementContent) => child.type === 'element' && /^([uo]l|p)$/.test(child.tagName)
  const words = item.children.filter((child) => !isBlock(child))
  item.children = [
    {type: 'element', tagName: 'span', properties: {}, children: words},
    ...item.children.filter(isBlock),
  ]
}

function titleOf(tree: Root): string {
  let title = ''
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'h1') title = textOf(element)
  })
  return title
}

/** Matches the forms as whole words, as they are or with a capital at the start of a sentence. */
function patternOf(forms: readonly string[]): RegExp {
  const alternatives = forms.map((form) => {
    const first = form.charAt(0)
    return `[${first}${first.toUpperCase()}]${form.slice(1).replaceAll(' ', '\\s+')}`
  })
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}-])`, 'u')
}
