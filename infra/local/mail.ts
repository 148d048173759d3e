/** SESv2's SendEmail. Nothing leaves the machine: the mails are kept to be read at /local/mail/. */
import { randomUUID } from 'node:crypto'
import { nowIso } from '#functions/kit/clock.ts'
import { type Mode, untilGivenUp } from './faults.ts'
import { type Answered, type Asked, json } from './http.ts'
import type { Store } from './store.ts'

export interface KeptMail {
  id: string
  at: string
  from: string
  to: string[]
  replyTo: string[]
  subject: string
  text: string
  html: string
  /** The addresses that stand in the text. */
  links: string[]
  /** `content` is base64. */
  attachments: { name: string; type: string; content: string }[]
}

interface Part {
  Data?: string
}
interface SendEmail {
  FromEmailAddress?: string
  ReplyToAddresses?: string[]
  Destination?: { ToAddresses?: string[]; CcAddresses?: string[]; BccAddresses?: string[] }
  Content?: {
    Simple?: {
      Subject?: Part
      Body?: { Text?: Part; Html?: Part }
      Attachments?: { FileName?: string; ContentType?: string; RawContent?: string }[]
    }
  }
}

/** Answers the calls of SES; undefined when the request is for somebody else. */
export const mailOf =
  (store: Store, fault: () => Mode) =>
  async (asked: Asked): Promise<Answered | undefined> => {
    if (asked.method !== 'POST' || asked.path !== '/v2/email/outbound-emails') return undefined
    const mode = fault()
    if (mode === 'slow') await untilGivenUp()
    const no = REFUSALS[mode]
    if (no) return refusal(...no)
    const mail = kept(JSON.parse((await asked.body()).toString()) as SendEmail)
    if (!mail.to.length || !mail.subject) {
      return refusal(400, 'BadRequestException', 'Simple content with a recipient and a subject is needed.')
    }
    if (mode !== 'drop') store.put('mail', mail.id, mail)
    return json(200, { MessageId: mail.id })
  }

/** In SES's words. A mail that nobody waits for any more is not sent. */
const REFUSALS: Partial<Record<Mode, Parameters<typeof refusal>>> = {
  down: [503, 'ServiceUnavailable', 'The service is not available.'],
  slow: [504, 'GatewayTimeout', 'The service did not answer in time.'],
  refuse: [400, 'MessageRejected', 'Email address is not verified.'],
}

const refusal = (status: number, type: string, message: string): Answered =>
  json(status, { message }, { 'x-amzn-errortype': type })

const kept = ({
  FromEmailAddress = '',
  ReplyToAddresses = [],
  Destination = {},
  Content,
}: SendEmail): KeptMail => {
  const simple = Content?.Simple
  const text = simple?.Body?.Text?.Data ?? ''
  return {
    id: randomUUID(),
    at: nowIso(),
    from: FromEmailAddress,
    to: [Destination.ToAddresses, Destination.CcAddresses, Destination.BccAddresses].flatMap(
      list => list ?? [],
    ),
    replyTo: ReplyToAddresses,
    subject: simple?.Subject?.Data ?? '',
    text,
    html: simple?.Body?.Html?.Data ?? '',
    links: [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map(([link]) => link.replace(/[.,;:!?]+$/, '')),
    attachments: (simple?.Attachments ?? []).map(({ FileName, ContentType, RawContent }) => ({
      name: FileName ?? '',
      type: ContentType ?? '',
      content: RawContent ?? '',
    })),
  }
}

/** The mails to an address (all without one), newest first. */
export const mailsTo = (store: Store, to: string | null): KeptMail[] =>
  store
    .list<KeptMail>('mail')
    .filter(mail => !to || mail.to.some(address => bare(address) === bare(to)))
    .reverse()

const bare = (address: string) => (/<([^>]+)>/.exec(address)?.[1] ?? address).trim().toLowerCase()
