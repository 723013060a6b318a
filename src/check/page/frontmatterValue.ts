import {neverDrafts} from '../drafts.ts'
import type {Advice} from '../finding.ts'
import {listed} from '../listed.ts'
import {nearestValue} from '../nearest.ts'
import type {SiteFiles} from '../readSite.ts'

type Wrong = {message: string; ofKey?: true} & Advice

/** What is wrong with the value of a line at the top of a page, by the name of the line; `ofKey`: with the line, whatever its value is. */
export function explainFrontmatterValue(
  key: string,
  value: unknown,
  file: string,
  {drawings}: SiteFiles,
): Wrong | undefined {
  switch (key) {
    case 'draft':
      if (String(value) !== 'true') return onlyTrue(key, value, 'the page is published')
      return neverDrafts.includes(file)
        ? {
            message: 'The site can’t be without this page, so it can’t be a draft.',
            help: 'Delete this line.',
            ofKey: true,
          }
        : undefined
    case 'handout':
      return String(value) === 'true' ? undefined : onlyTrue(key, value, 'the page is printed like any other')
    case 'drawing':
      return drawings.includes(String(value)) ? undefined : explainDrawing(String(value ?? ''), drawings)
    case 'order':
      return Number.isSafeInteger(value) && Number(value) >= 1
        ? undefined
        : {message: 'order must be a whole number: 1 comes first.', help: 'For example: order: 1'}
    case 'short':
      return typeof value === 'string' && value.trim() !== ''
        ? undefined
        : {message: 'short must be words.', help: 'For example: short: Programs'}
    case 'layout':
      return value === 'prose'
        ? undefined
        : {message: 'layout can only be prose.', write: 'layout: prose', help: 'Or delete this line.'}
  }
  return undefined
}

/** Who wrote no wants what the page does without the line. */
function onlyTrue(key: string, value: unknown, without: string): Wrong {
  const message = `${key} can only be true.`
  return /^(?:false|no|off|n|0)$/i.test(String(value))
    ? {message, help: `Delete this line, and ${without}.`}
    : {message, write: `${key}: true`, help: `Or delete this line, and ${without}.`}
}

/** What stands in the middle of the ring is one of the drawings that there are. */
function explainDrawing(name: string, known: string[]): Wrong {
  const meant = nearestValue(name.replace(/\.\w+$/, ''), known)
  const message = name === '' ? 'drawing is empty.' : `There is no drawing “${name}”.`
  if (meant) return {message: `${message} Did you mean ${meant}?`, write: `drawing: ${meant}`}
  return {message, help: `Write one of ${listed(known)}. Without this line the ring at the top stays empty.`}
}
