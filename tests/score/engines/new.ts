import {apply} from '../../../src/site/text/edit.ts'
import {check} from '../../../src/check/check.ts'
import {messageOf} from '../../../src/check/report.ts'
import {placeOf} from '../../../src/site/text/places.ts'
import type {Engine} from '../engine.ts'
import {siteOf} from '../siteOf.ts'

export const ask: Engine['ask'] = (asked) =>
  check(siteOf(asked), {today: asked.today, ...(asked.launch && {launch: true})}).map((finding) => {
    const text = asked.texts.get(finding.file) ?? ''
    const fixed = finding.fix && apply(text, [...finding.fix])
    const {line} = placeOf(text, finding.from)
    return {...finding, line, message: messageOf(finding).say, ...(fixed !== undefined && {fixed})}
  })
