/**
 * Acts as SESv2's SendEmail. Stores the mails for /local/mail/; nothing leaves the machine. Mails to the addresses of
 * Amazon's mailbox simulator fail as there: `bounce+anna@simulator.amazonses.com`.
 */
import { randomUUID } from 'node:crypto'
import type { Envelope } from '#events/envelope.ts'
import { nowIso } from '#functions/kit/clock.ts'
import { MAIL_FAILURES, mailFailedMessage } from '#infra/mail-failures.ts'
import { type Mode, untilClientsTimeOut } from './faults.ts'
import { type HttpRequest, type HttpResponse, json } from './http.ts'
import type { Store } from './store.ts'

export interface StoredMail {
  id: string
  /** The event that it tells of, as the sender tagged it. */
  event: string
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
  EmailTags?: { Name: string; Value: string }[]
  Destination?: { ToAddresses?: string[]; CcAddresses?: string[]; BccAddresses?: string[] }
  Content?: {
    Simple?: {
      Subject?: Part
      Body?: { Text?: Part; Html?: Part }
      Attachments?: { FileName?: string; ContentType?: string; RawContent?: string }[]
    }
  }
}

interface Surroundings {
  store: Store
  fault: () => Mode
  /** Tells of a mail that did not arrive, as the event bus does. */
  tell: (failure: Envelope) => void
}

/** Handles the calls of SES. Returns undefined for other requests. */
export const mailOf =
  ({ store, fault, tell }: Surroundings) =>
  async (request: HttpRequest): Promise<HttpResponse | undefined> => {
    if (request.method !== 'POST' || request.path !== '/v2/email/outbound-emails') return undefined
    const mode = fault()
    if (mode === 'slow') await untilClientsTimeOut()
    const error = REFUSALS[mode]
    if (error) return refusal(...error)
    const sent = JSON.parse((await request.body()).toString()) as SendEmail
    const mail = toStored(sent)
    if (!mail.to.length || !mail.subject) {
      return refusal(400, 'BadRequestException', 'Simple content with a recipient and a subject is needed.')
    }
    const failed = failureOf(mail, sent)
    if (failed) tell(failed)
    else if (mode !== 'drop') store.put('mail', mail.id, mail)
    return json(200, { MessageId: mail.id })
  }

/** The mailbox simulator's words for what we follow up. A label may follow: `bounce+anna@`. */
const SIMULATED = /^(bounce|complaint|suppressionlist)(?:\+[^@]*)?@simulator\.amazonses\.com$/

const SAYS: Record<string, { detailType: string; bounceSubType?: string }> = {
  bounce: { detailType: 'Email Bounced', bounceSubType: 'General' },
  suppressionlist: { detailType: 'Email Bounced', bounceSubType: 'OnAccountSuppressionList' },
  complaint: { detailType: 'Email Complaint Received' },
}

const tagOf = ({ EmailTags = [] }: SendEmail, name: string): string =>
  EmailTags.find(({ Name }) => Name === name)?.Value ?? ''

const failureOf = ({ id, to }: StoredMail, sent: SendEmail): Envelope | undefined => {
  const said = to.flatMap(address => SAYS[SIMULATED.exec(addressOf(address))?.[1] ?? ''] ?? [])[0]
  const failure = MAIL_FAILURES.find(({ detailType }) => detailType === said?.detailType)
  const event: Record<string, string> = {
    '$.id': id,
    '$.time': nowIso(),
    '$.detail.mail.tags.market[0]': tagOf(sent, 'market'),
    '$.detail.mail.tags.mail[0]': tagOf(sent, 'mail'),
    '$.detail.bounce.bounceSubType': said?.bounceSubType ?? '',
  }
  return failure && mailFailedMessage(failure, place => event[place] ?? '')
}

/** The errors of SES for each mode. After a timeout the mail is not sent. */
const REFUSALS: Partial<Record<Mode, Parameters<typeof refusal>>> = {
  down: [503, 'ServiceUnavailable', 'The service is not available.'],
  slow: [504, 'GatewayTimeout', 'The service did not answer in time.'],
  refuse: [400, 'MessageRejected', 'Email address is not verified.'],
}

const refusal = (status: number, type: string, message: string): HttpResponse =>
  json(status, { message }, { 'x-amzn-errortype': type })

const toStored = (sent: SendEmail): StoredMail => {
  const { FromEmailAddress = '', ReplyToAddresses = [], Destination = {}, Content } = sent
  const simple = Content?.Simple
  const text = simple?.Body?.Text?.Data ?? ''
  return {
    id: randomUUID(),
    event: Buffer.from(tagOf(sent, 'mail'), 'base64url').toString(),
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
