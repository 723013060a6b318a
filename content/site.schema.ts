import {z} from 'zod'
import {
  date,
  email,
  externalAddress,
  list,
  reportIssue,
  requireTimeOrder,
  text,
  textMatching,
  year,
} from './fields.ts'
import {daysIn, timeOfDayPattern, weekdays} from './hours.ts'

const weekday = weekdays.join('|')

const time = (example: string) =>
  textMatching(new RegExp(`^${timeOfDayPattern}$`), 'a time like 9:00 AM', example, 'time')

const details = {
  name: text('Twelvesides'),
  tagline: text('Know every side of your money'),
  description: text('Free money skills for young people in London.'),
  url: externalAddress('https://twelvesides.example.org'),
  email: email('hello@twelvesides.example.org'),
  volunteerEmail: email('volunteer@twelvesides.example.org'),
  partnersEmail: email('partners@twelvesides.example.org'),
  safeguardingEmail: email('safeguarding@twelvesides.example.org'),
  phone: textMatching(/^0(?: ?\d){9,10}$/, 'a number that begins with 0', '020 7946 0012', 'phone').refine(
    (phone) => !/^0[237]/.test(phone) || phone.replaceAll(' ', '').length === 11,
    'A number that begins with 02, 03 or 07 has 11 digits.',
  ),
  address: z
    .strictObject({
      name: text('Our rooms in London'),
      street: list('Sample Street'),
      town: text('London'),
      postcode: textMatching(
        /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
        'a postcode with its space',
        'AA1 1AA',
        'postcode',
      ),
    })
    .meta({description: 'a name, a street, a town and a postcode'}),
  hours: z
    .array(
      z
        .strictObject({
          days: textMatching(
            new RegExp(`^(${weekday})(-(${weekday}))?$`),
            'a day of the week in full, or the first and the last with a hyphen',
            'Monday-Friday',
            'weekdays',
          ),
          opens: time('10:00 AM'),
          closes: time('4:00 PM'),
        })
        .superRefine(({days, opens, closes}, context) => {
          requireTimeOrder(context, ['closes'], opens, closes)
          if (daysIn(days).length === 0)
            reportIssue(
              context,
              ['days'],
              'The first day must be before the last, and weeks begin on Monday.',
            )
        }),
    )
    .superRefine((hours, context) => {
      for (const [index, {days}] of hours.entries()) {
        const before = hours.slice(0, index).flatMap((each) => daysIn(each.days))
        const twice = daysIn(days).find((day) => before.includes(day))
        if (twice) reportIssue(context, [index, 'days'], `${twice} has its hours already.`)
      }
    })
    .meta({description: 'a list of days and times'}),
  donationPage: externalAddress('https://donate.example.org/twelvesides'),
  charityNumber: textMatching(/^\d{6,7}$/, 'six or seven digits', '0000000', 'digits'),
  copyrightYear: year(2024).meta({when: 'past'}),
  updated: textMatching(/^\d{4}-(0[1-9]|1[0-2])$/, 'a year and a month', '2024-12', 'month').meta({
    when: 'past',
  }),
  // The day on which `security.txt` expires, which should be less than a year ahead (RFC 9116, 2.5.5).
  securityContactUntil: date('2027-10-01').meta({when: 'next year'}),
  social: z
    .array(
      z.strictObject({
        name: text('TikTok'),
        icon: z.enum(['instagram', 'youtube', 'tiktok']),
        url: externalAddress('https://example.org/tiktok'),
      }),
    )
    .meta({description: 'a list of networks'}),
}

/**
 * The charity’s own details, which of them are still invented, and the other sites that pages may link to.
 */
export default z.strictObject({
  ...details,
  placeholders: z
    .array(z.enum(z.strictObject(details).keyof().options))
    .meta({description: 'a list of names of this file'}),
  repository: externalAddress('https://github.com/our-name/website')
    .regex(/[^/]$/, 'Write it without a slash at its end.')
    .optional()
    .meta({description: 'where the files of this site are kept'}),
  allowedHosts: z
    .array(
      textMatching(
        /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
        'a site without https and without a page',
        'www.gov.uk',
        'host',
      ),
    )
    .meta({description: 'a list of sites'}),
})
