/** A tenant's account, where they wait for a shelf, and what they and the shop wrote to each other. */
import { toWire } from '#shared/kit/money.ts'
import type { DataMail, DataMessage, DataPlace, MyData } from '#shared/messages/my-data.ts'
import { type Customer, readCustomer } from '../../customers/table/customer.ts'
import { readMailsOf, type SentMail } from '../table/mail.ts'
import { listMessages } from '../table/message.ts'
import { type Notices, readNotices } from '../table/notices.ts'
import { iso } from './bookings.ts'
import { readPlaces } from './waitlist.ts'

interface AccountPart {
  account: MyData['account']
  messages: DataMessage[]
  waitlist: DataPlace[]
  mails: SentMail[]
}

/** Refuses 404 `not_found`. Messages are found by the present address: the tenant has shown that it is theirs. */
export const readAccount = async (market: string, userNumber: string): Promise<AccountPart> => {
  const customer = await readCustomer(market, userNumber)
  return {
    account: toAccount(customer, await readNotices(market, userNumber)),
    messages: customer.verified ? await readMessagesOf(market, customer.email) : [],
    waitlist: await readPlaces(
      market,
      userNumber,
      customer.verified ? customer.email.toLowerCase() : undefined,
    ),
    mails: await readMailsOf(market, userNumber),
  }
}

const toAccount = (
  {
    createdTs,
    description,
    fees,
    rentAmount,
    former,
    undone: _undone,
    accountChangedMs: _accountChangedMs,
    version: _version,
    ...customer
  }: Customer,
  { dailyMail, quietFrom, quietTo, devices }: Notices,
) => ({
  ...customer,
  salesMail: dailyMail,
  quietFrom,
  quietTo,
  pushedTo: devices.map(({ endpoint, addedTs }) => `${endpoint} (${iso(addedTs)})`).join(' '),
  formerEmail: former?.email ?? null,
  fees: fees.map(({ from, fee }) => (from ? `${fee} (${from})` : String(fee))).join(', '),
  rentAmount: toWire(rentAmount),
  shopNote: description,
  createdAt: iso(createdTs),
})

const readMessagesOf = async (market: string, email: string): Promise<DataMessage[]> => {
  const found: DataMessage[] = []
  for (const archived of [false, true])
    for (let page = 1, last = 1; page <= last; page++) {
      const { results, pagesCount } = await listMessages(market, { page, archived, search: email })
      last = pagesCount
      for (const { email: from, createdTs, name, phone, message, replies } of results)
        if (from === email)
          found.push({
            sentAt: iso(createdTs),
            name,
            email,
            phone,
            text: message,
            answers: replies.map(({ at, text }) => ({ sentAt: iso(at), text })),
          })
    }
  return found.sort((one, other) => one.sentAt.localeCompare(other.sentAt))
}

/** The mails that went to the tenant, each once, oldest first: not those to the shop about the same booking. */
export const mailsTo = (mails: readonly SentMail[], addresses: readonly string[]): DataMail[] => {
  const own = new Set(addresses.map(address => address.toLowerCase()))
  const byEvent = new Map(mails.map(mail => [mail.event, mail]))
  return [...byEvent.values()]
    .filter(({ to }) => own.has(to.toLowerCase()))
    .sort((one, other) => one.sentTs - other.sentTs)
    .map(({ to, subject, sentTs, failed }) => ({
      sentAt: iso(sentTs),
      to,
      subject,
      arrived: failed === null,
    }))
}
