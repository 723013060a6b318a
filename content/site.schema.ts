import {z} from 'zod'
import {address, date, email, list, refuse, refuseBackwards, words, written, year} from './fields.ts'
import {daysIn, timeOfDay, weekdays} from './hours.ts'

const weekday = weekdays.join('|')

const time = (example: string) => written(new RegExp(`^${timeOfDay}$`), 'a time like 9:00 AM', example, 'time')

const details = {
  name: words('Twelvesides'),
  tagline: words('Know every side of your money'),
  description: words('Free money skills for young people in London.'),
  url: address('https://twelvesides.example.org'),
  email: email('hello@twelvesides.example.org'),
  volunteerEmail: email('volunteer@twelvesides.example.org'),
  partnersEmail: email('partners@twelvesides.example.org'),
  safeguardingEmail: email('safeguarding@twelvesides.example.org'),
  phone: written(/^0(?: ?\d){9,10}$/, 'a number that begins with 0, in quotes', '020 7946 0012', 'phone').refine(
    (phone) => !/^0[237]/.test(phone) || phone.replaceAll(' ', '').length === 11,
    'A number that begins with 02, 03 or 07 has 11 digits.',
  ),
  address: z
    .strictObject({
      name: words('Our rooms in London'),
      street: list('Sample Street'),
      town: words('London'),
      postcode: written(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'a postcode with its space', 'AA1 1AA', 'postcode'),
    })
    .meta({description: 'a name, a street, a town and a postcode'}),
  hours: z
    .array(
      z
        .strictObject({
          days: written(
            new RegExp(`^(${weekday})(-(${weekday}))?$`),
            'a day of the week in full, or the first and the last with a hyphen',
            'Monday-Friday',
            'weekdays',
          ),
          opens: time('10:00 AM'),
          closes: time('4:00 PM'),
        })
        .superRefine(({days, opens, closes}, context) => {
          refuseBackwards(context, ['closes'], opens, closes)
          if (daysIn(days).length === 0)
            refuse(context, ['days'], 'The first day must be before the last, and weeks begin on Monday.')
        }),
    )
    .superRefine((hours, context) => {
      for (const [index, {days}] of hours.entries()) {
        const before = hours.slice(0, index).flatMap((each) => daysIn(each.days))
        const twice = daysIn(days).find((day) => before.includes(day))
        if (twice) refuse(context, [index, 'days'], `${twice} has its hours already.`)
      }
    })
    .meta({description: 'a list of days and times'}),
  donationPage: address('https://donate.example.org/twelvesides'),
  charityNumber: written(/^\d{6,7}$/, 'six or seven digits in quotes', '0000000', 'digits'),
  copyrightYear: year(2024).meta({when: 'past'}),
  updated: written(/^\d{4}-(0[1-9]|1[0-2])$/, 'a year and a month in quotes', '2024-12', 'month').meta({
    when: 'past',
  }),
  // At most a year ahead (RFC 9116, 2.5.5).
  securityContactUntil: date('2027-10-01').meta({when: 'next year'}),
  social: z
    .array(
      z.strictObject({
        name: words('TikTok'),
        icon: z.enum(['instagram', 'youtube', 'tiktok']),
        url: address('https://example.org/tiktok'),
      }),
    )
    .meta({description: 'a list of networks'}),
}

/** The charity’s own details, which of them are invented, and the sites that pages may link to. */
export default z.strictObject({
  ...details,
  placeholders: z
    .array(z.enum(z.strictObject(details).keyof().options))
    .meta({description: 'a list of names of this file'}),
  repository: address('https://github.com/our-name/website')
    .regex(/[^/]$/, 'Write it without a slash at its end.')
    .optional()
    .meta({description: 'where the files of this site are kept'}),
  allowedHosts: z
    .array(written(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a site without https and without a page', 'www.gov.uk', 'host'))
    .meta({description: 'a list of sites'}),
})
