/** Plays what meets on the same booking: two tabs, a link in a mail, staff. */
import type { WithdrawalQuote } from '#shared/payments/withdrawal-calls.ts'
import type { Answer } from '../cloud/local-cloud.ts'
import type { Reserved, Visitor } from '../people/visitor.ts'
import type { Act } from './acts.ts'
import { newest, type Opened, type Person, toExtend } from './person.ts'
import type { Staff } from './play-staff.ts'

/** The token of the link by which the reader of a mail extends a booking with this last day. */
export type LinkTo = (bookingRequest: string, dateEnd: string) => Promise<string>

interface Others {
  visitor: Visitor
  staff: Staff | undefined
  linkTo: LinkTo | undefined
  /** Reserves a shelf from about so many days after today on, and pays for it. */
  buy: (person: Person, from: number) => Promise<unknown>
}

type Withdraw = Extract<Act, { does: 'withdraw' }>
type ExtendTwice = Extract<Act, { does: 'extendTwice' }>
type PayWhileMoved = Extract<Act, { does: 'payWhileMoved' }>

/** What starts so many days from today has not begun when the right of withdrawal ends. */
const AFTER_THE_RIGHT = 20
const SOON = 2
/** How many payments of a person are looked at to find a booking to end. */
const PAYMENTS_READ = 3

let visitors = 0

/** Each withdrawal comes from another address: one may ask only so often in an hour. */
const from = (): Record<string, string> => {
  visitors += 1
  return { 'x-forwarded-for': `10.200.${(visitors >> 8) & 255}.${visitors & 255}` }
}

export const racesOf = (people: readonly Person[], { visitor, staff, linkTo, buy }: Others) => {
  /** What each extension extends. */
  const parents = new Map<string, string>()
  const noteExtension = (id: string, parent: string) => parents.set(id, parent)

  /** A guest states who they are; a tenant is logged in. */
  const quotesOf = async ({ at, tenant }: Person, opened: Opened): Promise<WithdrawalQuote[]> => {
    const { bookingIds } = opened.checkout
    if (!tenant) {
      const path = 'withdrawal/quote/'
      const { body } = await visitor.call<{ bookings?: WithdrawalQuote[] }>(
        'POST',
        path,
        statementOf(opened),
        from(),
      )
      return body.bookings ?? []
    }
    const read = (id: string) => at().call<WithdrawalQuote>('GET', `booking_requests/${id}/withdrawal/`)
    const answers = await Promise.all(bookingIds.map(read))
    return answers.filter(({ status }) => status === 200).map(({ body }) => body)
  }

  const statementOf = ({ txId, checkout }: Opened) => ({
    name: checkout.customerName,
    reference: txId,
    email: checkout.customerEmail,
  })

  const confirm = (person: Person, opened: Opened, { bookingRequest, amount }: WithdrawalQuote) =>
    person.tenant
      ? person.at().call('POST', `booking_requests/${bookingRequest}/withdrawal/`, { amount })
      : visitor.call(
          'POST',
          'withdrawal/confirm/',
          { ...statementOf(opened), bookingRequest, amount },
          from(),
        )

  /** The payments of which nothing can be ended any more. */
  const over = new Set<Opened>()

  /**
   * The newest payments of everybody, those of the person first. Of the newest window nobody may know yet that it is
   * paid.
   */
  const windowsOf = (first: Person, which: number): { person: Person; opened: Opened }[] =>
    [first, ...people.filter(one => one !== first)].flatMap(person => {
      const last = person.payments.at(-1)
      const looked = person.payments
        .filter(opened => (opened.isPaid || opened === last) && !over.has(opened))
        .slice(-PAYMENTS_READ)
      return looked.flatMap((_, nth) => {
        const opened = newest(looked, which + nth)
        return opened ? [{ person, opened }] : []
      })
    })

  /** Something that can be ended, else something that has been ended. */
  const toWithdraw = async (first: Person, which: number) => {
    let ended: (ReturnType<typeof windowsOf>[number] & { quote: WithdrawalQuote | undefined }) | undefined
    for (const window of windowsOf(first, which)) {
      const quotes = await quotesOf(window.person, window.opened)
      const quote = quotes.find(({ kind }) => kind !== null)
      if (quote) return { ...window, quote }
      if (quotes.length && quotes.every(({ why }) => why === 'withdrawal_done')) over.add(window.opened)
      ended = { ...window, quote: quotes[0] ?? ended?.quote }
    }
    return ended
  }

  /** Finds a booking to end. When nobody has one, the person first buys one, because the server refuses the rest. */
  const boughtToWithdraw = async (person: Person, which: number) => {
    const found = await toWithdraw(person, which)
    if (found?.quote?.kind) return found
    // Two of three start late: something is left to cancel when the right of withdrawal has ended.
    await buy(person, which ? AFTER_THE_RIGHT : SOON)
    return toWithdraw(person, which)
  }

  /** A buyer ends a booking, and at that moment again in another tab, or staff refund it. */
  const withdraw = async (person: Person, { which, meets }: Withdraw): Promise<Answer<unknown>[]> => {
    const found = await boughtToWithdraw(person, which)
    const quote = found?.quote
    if (!quote) return []
    const end = () => confirm(found.person, found.opened, quote)
    const other = {
      nobody: () => undefined,
      tab: end,
      staff: () => staff?.refund(quote.bookingRequest),
    }[meets]
    const answers = await Promise.all([end(), other()])
    return answers.filter(answer => answer !== undefined)
  }

  /** The same booking is extended in two tabs: of its cart or its owner, and of the link in a mail. */
  const extendTwice = async (somebody: Person, { which }: ExtendTwice): Promise<Answer<unknown>[]> => {
    const found = await toExtend(somebody, people, which)
    if (!found) return []
    const { person, parent } = found
    const body = await person.at().extensionOf(parent)
    const { cartToken: _, ...byLink } = body
    const link = await linkTo?.(parent.id, parent.dateEnd)
    const tabs: Promise<Answer<Reserved>>[] = [
      person.at().reserve(body),
      link ? visitor.reserve({ ...byLink, linkToken: link }) : person.at().reserve(body),
    ]
    const answers = await Promise.all(tabs)
    for (const { status, body: reserved } of answers) {
      if (status !== 201) continue
      person.reserved.push(reserved)
      noteExtension(reserved.id, parent.id)
    }
    return answers
  }

  /** Somebody pays what staff move at that moment: a booking of theirs, or the one that is extended. */
  const payWhileMoved = async (somebody: Person, { which, days }: PayWhileMoved) => {
    const isMovable = ({ checkout }: Opened) =>
      checkout.cartToken === undefined || checkout.bookingIds.some(id => parents.has(id))
    const movable = people.flatMap(person =>
      person.payments.filter(isMovable).map(opened => ({ person, opened })),
    )
    const own = newest(somebody.payments, which)
    const found = newest(movable, which) ?? (own && { person: somebody, opened: own })
    if (!found) return []
    const { checkout, paymentId } = found.opened
    const [id = ''] = checkout.bookingIds
    const pay = async () => {
      await visitor.pay(paymentId, 'approve', 'now')
      const answer = await found.person.at().confirm(checkout, paymentId)
      found.opened.isPaid ||= answer.status === 200
      return answer
    }
    const answers = await Promise.all([pay(), staff?.move(parents.get(id) ?? id, days)])
    return answers.filter(answer => answer !== undefined)
  }

  return { noteExtension, withdraw, extendTwice, payWhileMoved }
}
