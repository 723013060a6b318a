import {apply} from '../../../src/check/fix/edit.ts'
import {check} from '../../../src/check/next/check.ts'
import {messageOf} from '../../../src/check/next/report.ts'
import {placeOf} from '../../../src/check/places.ts'
import type {Engine} from '../engine.ts'
import {siteOf} from '../siteOf.ts'

export const ask: Engine['ask'] = (asked) =>
  check(siteOf(asked), {today: asked.today, ...(asked.launch && {launch: true})}).map((finding) => {
    const text = asked.texts.get(finding.file) ?? ''
    const fixed = finding.fix && apply(text, [...finding.fix])
    const {line} = placeOf(text, finding.from)
    return {...finding, line, message: messageOf(finding).say, ...(fixed !== undefined && {fixed})}
  })
