/** Sends a mail. The domain `messages` writes its content. */
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { clientOptions } from './client.ts'
import { env } from './env.ts'
import { counted, log } from './log.ts'
import { RetryAfter } from './subscriber.ts'

const client = new SESv2Client(clientOptions({ tryMs: 10_000 }))

export interface Mail {
  to: string
  /** Address for replies: the market's own. */
  replyTo?: string
  /** The sender's name before our address. */
  from: string
  subject: string
  text: string
  html: string
  attachments?: { name: string; type: string; content: string | Uint8Array }[]
  /** What SES says again when the mail does not arrive: names and values of ASCII letters, digits, `_` and `-`. */
  tags: Record<string, string>
}

/**
 * Encodes a name for the From header: other letters than ASCII as RFC 2047 demands, each word at most 75 characters.
 */
export const encodedName = (name: string): string =>
  /^[ -~]*$/.test(name)
    ? JSON.stringify(name)
    : (name.match(/.{1,11}/gsu) ?? [])
        .map(part => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`)
        .join(' ')

/** SES's words when the account has sent all that it may in 24 hours. They come back by the hour. */
const SPENT = /daily (message|sending) quota exceeded/i

const AGAIN_SECONDS = 900

/**
 * Throws `RetryAfter` when the account's mails of a day are used up: the mail waits as long as it takes, with an alarm.
 * A rate that is too high is a throttling as any other.
 */
export const sendMail = async (mail: Mail): Promise<void> => {
  try {
    await deliver(mail)
  } catch (error) {
    if (!(error instanceof Error && SPENT.test(error.message))) throw error
    log.warn('the mails of a day are used up', { error, ...counted('mail-quota') })
    throw new RetryAfter('the mails of a day are used up', AGAIN_SECONDS)
  }
}

const deliver = async (mail: Mail): Promise<void> => {
  const part = (Data: string) => ({ Data, Charset: 'UTF-8' })
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: `${encodedName(mail.from)} <${env('MAIL_FROM')}>`,
      Destination: { ToAddresses: [mail.to] },
      ReplyToAddresses: mail.replyTo ? [mail.replyTo] : undefined,
      EmailTags: Object.entries(mail.tags).map(([Name, Value]) => ({ Name, Value })),
      Content: {
        Simple: {
          Subject: part(mail.subject),
          Body: { Text: part(mail.text), Html: part(mail.html) },
          Attachments: mail.attachments?.map(({ name, type, content }) => ({
            FileName: name,
            ContentType: type,
            RawContent: Buffer.from(content),
            ContentDisposition: 'ATTACHMENT',
            // Without this SES sends seven-bit text, which breaks letters such as ø.
            ContentTransferEncoding: 'BASE64',
          })),
        },
      },
    }),
  )
}
