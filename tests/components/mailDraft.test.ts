import {expect, test} from 'vitest'
import {mailDraft} from '../../components/ui/mailDraft.ts'

test('T13 what was typed comes out of the address of an email as it went in', () => {
  const words = 'Rent & bills: 50%?\n“Help” + more #1 🙂\r\nمرحبا'
  const mail = new URL(mailDraft('us@example.org', 'A & B', words))
  expect(mail.searchParams.get('subject')).toBe('A & B')
  expect(mail.searchParams.get('body')).toBe(words.replace(/\r?\n/g, '\r\n'))
})

test('T13 spaces and lines are written as mail programs read them', () => {
  expect(mailDraft('us@example.org', 'a b', 'c d\ne')).toBe('mailto:us@example.org?subject=a%20b&body=c%20d%0D%0Ae')
})

test('T13 an address is never longer than every system opens', () => {
  expect(mailDraft('us@example.org', 'Long', 'x'.repeat(5000))).toBe('mailto:us@example.org?subject=Long')
  const long = mailDraft('us@example.org', '£'.repeat(5000), 'x')
  expect(long.length).toBeLessThanOrEqual(2000)
  expect(() => decodeURIComponent(long)).not.toThrow()
})
