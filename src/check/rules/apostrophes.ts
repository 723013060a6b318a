import {matchesOf} from '../matchesOf.ts'
import {endOf, nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import {pluralSlips} from '../pluralSlips.ts'
import {type Finding, type Rule, written} from '../rule.ts'
import {slipsIn} from '../wordSlips.ts'

const endings = 're|ve|ll|s|t|d|m'
/** `we`re`, with no other sign that would make code of what follows. */
const single = new RegExp(`(?<=\\p{L})\`(?:${endings})(?!\\p{L})`, 'giu')
/** And `mentors` guides`, behind a plural. */
const begins = new RegExp(`^(?:${endings})(?!\\p{L})|^ `, 'iu')

/** Words that are none without their apostrophe. */
const without =
  /\b(?:(?:do|does|did|is|are|was|were|has|have|had|could|would|should|ca|wo)nt|(?:you|they)(?:re|ve|ll|d)|weve|(?:that|what|there|here|who)s)\b/gi

/** `Were here for you.`, which asks nothing. */
const were =
  /(?<=^|[.!?]\s+)Were(?= (?:here|a|an|the|not|open|closed|based|proud|happy|glad|sorry|looking|working|always|also)\b[^.!?\n]*[.!])/gm

/** `and well help you`: not “as well ask”, “may well be”. */
const well =
  /(?<=\b(?:and|so|then|but|if you’re \p{L}+,) )well(?= (?:have|help|tell|send|get|show|keep|give|find|make|reply|answer|match|teach|let|call)\b)/giu

/** `you’ d`, `It ’s` and `don ’t`; not “rock ’n’ roll” or “in ’t Veld”. */
const apart =
  /(?<!\p{L})(?:\p{L}+’ (?:re|ve|ll|d|s|m|t)|(?:do|does|did|is|are|was|were|has|have|had|could|would|should|must|ca|wo)n ’ ?t|\p{L}+ ’ ?(?:re|ve|ll|d|m)|(?:it|that|there|here|what|who|where|how|let|he|she) ’ ?s)(?![\p{L}’-])/giu

/** The sign ` typed for an apostrophe: two of them make code of all that stands between. */
export const apostrophes: Rule = {
  name: 'apostrophes',
  check: (page) =>
    nodesOf(page, 'inlineCode').flatMap((node): Finding[] => {
      const source = sourceOf(page.text, node)
      const [before = ''] = /[\p{L}’]+$/u.exec(page.text.slice(0, startOf(node))) ?? []
      const [after = ''] = new RegExp(`^(?:${endings})(?!\\p{L})`, 'iu').exec(page.text.slice(endOf(node))) ?? []
      if (!before || !/^`[^`]+`$/.test(source) || !(begins.test(node.value) || after)) return []
      const typed = before + source + after
      return [
        {
          at: startOf(node) - before.length,
          message: 'The sign ` is no apostrophe: two of them make code of what stands between.',
          ...written(typed, typed.replaceAll('`', '’')),
        },
      ]
    }),
  checkWords: (words) => [
    ...matchesOf(words, single).map(({index}) => ({
      at: index,
      message: 'The sign ` is no apostrophe.',
      ...written('`', '’'),
    })),
    ...matchesOf(words, apart).map(({index, 0: typed}) => ({
      at: index,
      message: 'There is a space beside the apostrophe of a short form.',
      ...written(typed, typed.replaceAll(' ', '')),
      warning: true,
    })),
    ...[...matchesOf(words, without), ...matchesOf(words, were), ...matchesOf(words, well)].map(
      ({index, 0: typed}) => ({
        at: index,
        message: 'The apostrophe is missing.',
        ...written(typed, typed.replace(/(?=(?:t|re|ve|ll|s|d)$)/i, '’')),
        warning: true,
      }),
    ),
    ...slipsIn(words, pluralSlips),
  ],
}
