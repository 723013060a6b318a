import {nearest} from '../nearest.ts'
import {placeOf} from '../places.ts'
import type {Slip} from '../problem.ts'
import type {Component} from '../readComponents.ts'
import {explainUnclosed, explainUnopened, neverOpened} from './explainLostTag.ts'
import {explainTag} from './explainTag.ts'
import {type Pair, pairTags} from './pairTags.ts'
import {type Tag, writeTag} from './tag.ts'
import {type TaggedText, tagAnew, tagSlip} from './tagSlip.ts'

/** Tells which tags of a text are broken or have no partner. */
export function matchTags(text: string, tags: Tag[], components: Map<string, Component>): Slip[] {
  return pairTags(text, tags, components).flatMap((pair) => explainPair(pair, {text, tags, components}) ?? [])
}

function explainPair(pair: Pair, all: TaggedText): Slip | undefined {
  const {text, components} = all
  const known = (name: string) => nearest(name, components.keys()) ?? name
  const lineOf = (tag: Tag) => placeOf(text, tag.start).line
  const broken = (tag: Tag, partner?: Tag) => explainTag(tag, partner, all)

  switch (pair.how) {
    case 'stands alone':
      return broken(pair.tag)
    case 'is closed':
      return broken(pair.open, pair.close) ?? broken(pair.close, pair.open)
    case 'is misspelt': {
      const {open, close} = pair
      const told = broken(open, close) ?? broken(close, open)
      if (told) return told
      const right = components.has(open.name) ? open.name : components.has(close.name) ? close.name : known(open.name)
      if (right === open.name)
        return tagAnew(
          close,
          `</${close.name}> closes <${open.name}> of line ${lineOf(open)}, but is spelled differently.`,
          `</${open.name}>`,
          all,
          open,
        )
      return tagAnew(
        open,
        `${text.slice(open.start, open.end)} is not a component. Line ${lineOf(close)} closes it as </${close.name}>.`,
        writeTag({...open, name: right}),
        all,
        close,
      )
    }
    case 'is opened twice': {
      const {open, again} = pair
      const write = `</${again.name}>`
      return endsHere(text, open, again)
        ? tagAnew(again, `The / is missing in this closing tag of <${again.name}>.`, write, all, open)
        : tagSlip(
            again.start,
            `<${again.name}> is opened again before it is closed.`,
            {help: `Write ${write} if it ends here.`},
            [again, open],
          )
    }
    case 'is closed twice': {
      const {close, again} = pair
      const help = `Write <${close.name}> if it starts here.`
      return tagSlip(close.start, neverOpened(close), {help}, [close, again])
    }
    case 'is closed after its end': {
      const {tag, close} = pair
      return tagAnew(
        tag,
        `<${close.name} /> ends in /, yet line ${lineOf(close)} closes it again.`,
        writeTag({...tag, kind: 'open'}),
        all,
        close,
      )
    }
    case 'is crossed': {
      const {open, close, inner} = pair
      if (text.slice(open.end, inner.start).trim() === '')
        return tagSlip(
          inner.start,
          `</${inner.name}> stands below <${open.name}> of line ${lineOf(open)}, and what it closes is above that.`,
          {help: `Write </${inner.name}> above <${open.name}>.`},
          [open, close],
        )
      return tagSlip(
        inner.start,
        `</${inner.name}> stands above </${close.name}>, and <${open.name}> of line ${lineOf(open)} is in it: what is opened last is closed first.`,
        {
          help:
            text.slice(inner.end, close.start).trim() === ''
              ? `Swap the two: </${close.name}> here, and </${inner.name}> in line ${lineOf(close)}.`
              : `Write </${close.name}> above </${inner.name}>, and delete it in line ${lineOf(close)}.`,
        },
        [open, close],
      )
    }
    case 'stands twice': {
      const {tag, again} = pair
      const written = text.slice(again.start, again.end)
      return tagSlip(again.start, `${written} stands here twice.`, {help: 'Delete one of the two.'}, [
        tag.kind === 'open' ? tag : again,
      ])
    }
    case 'is never opened':
      return broken(pair.close) ?? explainUnopened(pair, all)
    case 'is never closed':
      return broken(pair.open) ?? explainUnclosed(pair, all)
  }
}

/** Whether what is opened twice can only end there: on its line, or with an empty line below; or a second one would lack what it shows. */
function endsHere(text: string, open: Tag, again: Tag): boolean {
  const between = text.slice(open.end, again.start)
  if (between.trim() === '') return false
  return (
    open.attributes.length > 0 ||
    !between.includes('\n') ||
    /^[ \t]*(?:\r?\n[ \t]*)?(?:\r?\n|$|<\/)/.test(text.slice(again.end))
  )
}
