/** Acts as SESv2's SendEmail. Stores the mails for /local/mail/; nothing leaves the machine. */
import { randomUUID } from 'node:crypto'
import { nowIso } from '#functions/kit/clock.ts'
import { type Mode, untilClientsTimeOut } from './faults.ts'
import { type HttpRequest, type HttpResponse, json } from './http.ts'
import type { Store } from './store.ts'

export interface StoredMail {
  id: string
  at: string
  from: string
  to: string[]
  replyTo: string[]
  subject: string
  text: string
  html: string
  /** The links in the text. */
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

/** Handles the calls of SES. Returns undefined for other requests. */
export const mailOf =
  (store: Store, fault: () => Mode) =>
  async (request: HttpRequest): Promise<HttpResponse | undefined> => {
    if (request.method !== 'POST' || request.path !== '/v2/email/outbound-emails') return undefined
    const mode = fault()
    if (mode === 'slow') await untilClientsTimeOut()
    const error = REFUSALS[mode]
    if (error) return refusal(...error)
    const mail = toStored(JSON.parse((await request.body()).toString()) as SendEmail)
    if (!mail.to.length || !mail.subject) {
      return refusal(400, 'BadRequestException', 'Simple content with a recipient and a subject is needed.')
    }
    if (mode !== 'drop') store.put('mail', mail.id, mail)
    return json(200, { MessageId: mail.id })
  }

/** The errors of SES for each mode. After a timeout the mail is not sent. */
const REFUSALS: Partial<Record<Mode, Parameters<typeof refusal>>> = {
  down: [503, 'ServiceUnavailable', 'The service is not available.'],
  slow: [504, 'GatewayTimeout', 'The service did not answer in time.'],
  refuse: [400, 'MessageRejected', 'Email address is not verified.'],
}

const refusal = (status: number, type: string, message: string): HttpResponse =>
  json(status, { message }, { 'x-amzn-errortype': type })

const toStored = ({
  FromEmailAddress = '',
  ReplyToAddresses = [],
  Destination = {},
  Content,
}: SendEmail): StoredMail => {
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

/** Returns the mails to an address, newest first. Without an address all mails. */
export const mailsTo = (store: Store, to: string | null): StoredMail[] =>
  store
    .list<StoredMail>('mail')
    .filter(mail => !to || mail.to.some(address => addressOf(address) === addressOf(to)))
    .reverse()

const addressOf = (address: string) => (/<([^>]+)>/.exec(address)?.[1] ?? address).trim().toLowerCase()
