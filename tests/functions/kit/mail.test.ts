import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { log } from '#functions/kit/log.ts'
import { encodedName, sendMail } from '#functions/kit/mail.ts'
import { RetryAfter } from '#functions/kit/subscriber.ts'

const decoded = (text: string): string =>
  text
    .split(' ')
    .map(word => Buffer.from(/^=\?UTF-8\?B\?(.+)\?=$/.exec(word)?.[1] ?? '', 'base64').toString())
    .join('')

test('A name in ASCII is quoted', () => {
  expect(encodedName('Regal "Eck" 5')).toBe('"Regal \\"Eck\\" 5"')
})

test('Other letters are encoded in words of legal length, and decode to the same name', () => {
  expect(decoded(encodedName('Loppehjørnet i Ærøskøbing, Østergade 12'))).toBe(
    'Loppehjørnet i Ærøskøbing, Østergade 12',
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), name => {
      const encoded = encodedName(name)
      expect(encoded).toMatch(/^[ -~]+$/)
      if (encoded.startsWith('"')) return
      for (const word of encoded.split(' ')) expect(word.length).toBeLessThanOrEqual(75)
      expect(decoded(encoded)).toBe(name)
    }),
  )
})

test('An attachment may contain any letters', async () => {
  vi.stubEnv('MAIL_FROM', 'noreply@reol.example')
  const ses = mockClient(SESv2Client)
  onTestFinished(() => void ses.restore())
  const file = { name: 'booking.ics', type: 'text/calendar', content: 'SUMMARY:Reol på Loppehjørnet' }
  const words = { from: 'Reol', subject: 'Booket', text: 'Tak', html: '<p>Tak</p>' }
  await sendMail({ to: 'a@example.com', ...words, attachments: [file], tags: { market: 'demo' } })
  const [sent] = ses.commandCalls(SendEmailCommand)
  expect(sent?.args[0].input.EmailTags).toEqual([{ Name: 'market', Value: 'demo' }])
  expect(sent?.args[0].input.Content?.Simple?.Attachments).toEqual([
    {
      FileName: 'booking.ics',
      ContentType: 'text/calendar',
      RawContent: Buffer.from(file.content),
      ContentDisposition: 'ATTACHMENT',
      ContentTransferEncoding: 'BASE64',
    },
  ])
  ses.restore()
  vi.unstubAllEnvs()
})

test.each([
  ['Daily message quota exceeded.', RetryAfter],
  ['Maximum sending rate exceeded.', Error],
])('SES says "%s"', async (words, thrown) => {
  vi.stubEnv('MAIL_FROM', 'noreply@reol.example')
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const ses = mockClient(SESv2Client)
  onTestFinished(() => {
    ses.restore()
    warn.mockRestore()
    vi.unstubAllEnvs()
  })
  const refusal = { name: 'ThrottlingException', message: words, $fault: 'client', $metadata: {} } as const
  ses.on(SendEmailCommand).rejects(new SESv2ServiceException(refusal))
  const letter = { from: 'Reol', subject: 'Booket', text: 'Tak', html: '<p>Tak</p>', tags: {} }
  const refused = await sendMail({ to: 'a@example.com', ...letter }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(thrown)
  expect(refused instanceof RetryAfter).toBe(thrown === RetryAfter)
  expect(warn).toHaveBeenCalledTimes(thrown === RetryAfter ? 1 : 0)
})
