import {z} from 'zod'
import {id, records, refuse, words, written} from './fields.ts'

/** A number that the site says in more than one place. */
export default records(
  'fact',
  z
    .strictObject({
      id: id(),
      value: written(/^[^\s“”‘’"']/, 'words in quotes', '500+').superRefine((said, context) => {
        const alone = said.replace(/(?<=[\p{L}\d])[.,;:!?]+$/u, '')
        if (alone !== said)
          refuse(context, [], 'value stands in the middle of sentences, which have signs of their own.', alone)
      }),
      label: words('active volunteers'),
    })
    .superRefine(({value, label}, context) => {
      const [, figure, words = ''] = /^(\S*\d\S*) (\p{L}.*)$/u.exec(value) ?? []
      if (figure && ` ${label} `.includes(` ${words} `))
        refuse(context, ['value'], 'value says again what label says, so visitors read it twice.', figure)
    }),
)
