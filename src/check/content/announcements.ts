import type {Finding} from '../finding.ts'
import {type ContentFile, textsUnder} from './contentFile.ts'

/** Advice on an announcement whose last day is over: nobody sees it any more. */
export function announcementsOver(file: ContentFile, today: string): Finding[] {
  if (file.name !== 'announcement.yaml') return []
  return textsUnder(file, 'until')
    .filter(({value}) => /^\d{4}-\d\d-\d\d$/.test(value) && value < today)
    .map(({offset}) => ({
      at: offset,
      message: 'This announcement is over, and no page shows it.',
      help: 'Delete it. Where none is left, write: []',
      warning: true,
    }))
}
