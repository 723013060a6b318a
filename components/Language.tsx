import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {maxLineLength, oneColumn, space} from './theme.ts'

/** The codes (BCP 47) of languages other than English that many Londoners speak. Add other languages here. */
// biome-ignore format: one code a line is no easier to read
const leftToRight = [
  'am', 'bg', 'bn', 'cs', 'cy', 'de', 'el', 'es', 'fr', 'gu', 'hi', 'hu', 'it', 'ja', 'ko', 'lt', 'ne', 'pa', 'pl', 'pt', 'ro', 'ru',
  'sk', 'so', 'sq', 'sw', 'ta', 'ti', 'tl', 'tr', 'uk', 'vi', 'yo', 'zh-Hans', 'zh-Hant',
] as const
const rightToLeft = ['ar', 'ckb', 'fa', 'he', 'ps', 'ur', 'yi'] as const

interface LanguageProps {
  /**
   * The language’s code, such as `ar` for Arabic, `bn` for Bengali, `pl` for Polish and `zh-Hans` for Chinese
   * in simplified letters.
   * @example pl
   */
  code: (typeof leftToRight)[number] | (typeof rightToLeft)[number]
  /**
   * The words in that language: `###` headings, paragraphs, lists and tables.
   * @example
   * Darmowe lekcje o pieniądzach.
   */
  children: ReactNode
}

/**
 * Text in a language other than English, marked so that it runs in the right direction, and is read aloud and
 * translated correctly.
 */
export function Language({code, children}: LanguageProps) {
  const isRightToLeft = rightToLeft.some((each) => each === code)
  return (
    <div lang={code} dir={isRightToLeft ? 'rtl' : 'ltr'} css={styles}>
      {children}
    </div>
  )
}

const styles = css({
  '&, & > div, & > section': {...oneColumn, gap: space[4]},
  // In our usual fallback font, Arial scaled to the site's font (`baseStyles.ts`), Arabic or Hebrew would be
  // too small.
  '&[dir=rtl]': {fontFamily: 'system-ui, sans-serif'},
  // More space between lines, because most scripts are taller than the Latin one.
  lineHeight: 1.75,
  '& h2, & h3, & h4': {lineHeight: 1.4, letterSpacing: 'normal'},
  '& ul, & ol': {margin: 0, paddingInlineStart: '1.25em', maxWidth: maxLineLength},
  // Keeps the language's direction in a sentence that begins with a name in Latin letters.
  '& p, & h2, & h3, & h4, & li, & th, & td': {unicodeBidi: 'normal'},
})
