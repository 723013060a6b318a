import {nearest} from '../nearest.ts'
import {pictureEnding} from '../pictureEnding.ts'
import {plainName} from '../plainName.ts'
import {inFile, type Problem} from '../problem.ts'
import type {ContentFolder} from './contentFolder.ts'
import {legalFile} from './legal.ts'
import {readContent} from './readContent.ts'
import {schemas} from './schemas.ts'

/** What keeps the site from its records: files that are missing, that nothing reads, or that are not as their schema says. */
export function checkFiles({content, contentNames, contentReaders}: ContentFolder): Problem[] {
  const missing = [...contentReaders.keys()].filter((name) => !content.has(name))
  const strangers = [...new Set([...contentNames, ...content.keys()])].filter(
    (name) => !schemas.has(name) && !/\.ts$|^\./.test(name),
  )
  const found = strangers.flatMap((name) => {
    const meant = nearest(stem(name), missing.map(stem))
    return meant || /\.\w+$/.test(name) ? [{name, meant: meant && `${meant}.yaml`}] : []
  })
  const renamed = new Set(found.map(({meant}) => meant))
  return [
    ...found.map(({name, meant}) => explainStranger(name, meant, content)),
    ...missing
      .filter((name) => !renamed.has(name))
      .map((name) => explainMissing(name, contentReaders.get(name)?.at(-1) ?? '')),
    ...[...content].flatMap(([name, {text, legacy, foreign}]) => {
      if (foreign) return [explainForeign(name, foreign)]
      return [
        ...(legacy ? [explainLegacy(name, text)] : []),
        ...(schemas.has(name)
          ? readContent(name, text).problems.map((problem) => (name === legalFile ? writtenByFix(problem) : problem))
          : []),
      ]
    }),
  ]
}

/** What is wrong with the one file that nobody types. */
function writtenByFix({write, swap, ...problem}: Problem): Problem {
  return {...problem, help: 'Nobody types this file. Run: npm run fix -- --legal'}
}

/** A file’s name up to its first full stop. */
const stem = (name: string) => name.replace(/\..*$/, '')

const picture = new RegExp(`^(.+)(${pictureEnding})$`, 'i')

/** A file that is no list of records at all, like a picture. */
function explainOther(name: string): Problem {
  const [, words = '', ending = ''] = picture.exec(name) ?? []
  const plain = plainName(words) + ending.toLowerCase()
  const help = words
    ? `Move it into public/${plain === name ? '' : ` as ${plain}`}, and show it on a page: ![What it shows](/${plain})`
    : 'Move it out of content/.'
  return inFile(`content/${name}`, '', {
    at: 0,
    message: 'content/ holds records: nobody sees this file.',
    help,
    warning: true,
    rule: 'schema',
  })
}

function explainStranger(name: string, meant: string | undefined, content: ContentFolder['content']): Problem {
  const text = content.get(name)?.text ?? ''
  if (!meant && !/\.ya?ml$/.test(name)) return explainOther(name)
  const copied = meant ? undefined : nearest(stem(name), [...schemas.keys()].map(stem))
  const isCopy = text !== '' && text === content.get(`${copied}.yaml`)?.text
  const said = meant
    ? {message: `Nothing on the site reads this file. Did you mean ${meant}?`, help: `Rename it: ${meant}`}
    : copied
      ? {
          message: `Nothing on the site reads this file, and ${copied}.yaml is there already.`,
          help: isCopy
            ? 'It says the same, so nothing is missing there: delete this one.'
            : `Compare the two, bring what is missing over to ${copied}.yaml, and delete this one.`,
        }
      : {
          message: 'Nothing on the site reads this file.',
          help: `Delete it, or say what it may hold in a file beside it: ${stem(name)}.schema.ts`,
        }
  return inFile(`content/${name}`, text, {at: 0, ...said, rule: 'schema'})
}

function explainMissing(name: string, reader: string): Problem {
  return inFile(`content/${name}`, '', {
    at: 0,
    message: `This file is missing, and ${reader} reads it.`,
    help: 'Bring it back from an earlier version, or give it its old name again.',
    rule: 'schema',
  })
}

function explainForeign(name: string, foreign: string): Problem {
  return inFile(`content/${name}`, '', {
    at: 0,
    message: `This file is ${foreign}, whatever its name says.`,
    help: 'Bring the file back from an earlier version, and copy the words into it.',
    rule: 'characters',
  })
}

function explainLegacy(name: string, text: string): Problem {
  return inFile(`content/${name}`, text, {
    at: 0,
    message: 'An old Windows program saved this file, and signs like ’ and £ would be shown as �.',
    help: 'Run: npm run fix, or save it again as UTF-8.',
    rule: 'characters',
  })
}
