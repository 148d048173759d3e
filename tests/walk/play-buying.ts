/** Plays what people of a random walk buy: they reserve, open the card window, pay, and ask whether it is paid. */
import { addDays } from '#shared/kit/day.ts'
import type { Answer } from '../cloud/local-cloud.ts'
import { newGuest, type Visitor } from '../people/visitor.ts'
import type { Act } from './acts.ts'
import type { Opened, Person } from './person.ts'

type ToReserve = Pick<Extract<Act, { does: 'reserve' }>, 'period' | 'sameCart'> & { from: number }

/** Returns a day on which the market is open. Its shelves may be taken: the visitor then gets a refusal. */
export const openDay = async (at: Visitor, price: string, from: number): Promise<string> => {
  const { closingDates, specialClosingDates } = await at.availability(price, from, from + 3)
  const today = await at.today()
  const days = [0, 1, 2, 3].map(more => addDays(today, from + more))
  return days.find(day => ![...closingDates, ...specialClosingDates].includes(day)) ?? ''
}

export const buyingOf = (visitor: Visitor, prices: Awaited<ReturnType<Visitor['prices']>>) => {
  const reserve = async (person: Person, one: ToReserve) => {
    const price = prices[one.period]?.id
    const at = person.at()
    const dateStart = await openDay(visitor, price ?? '', one.from)
    const cartToken = one.sameCart ? person.reserved.at(-1)?.cartToken : undefined
    const answer = await at.reserve({
      shelfPeriodPrice: price,
      dateStart,
      ...(cartToken ? { cartToken } : {}),
    })
    if (answer.status === 201) person.reserved.push(answer.body)
    return answer
  }

  const init = async (person: Person, all: boolean, last = person.reserved.at(-1)) => {
    if (!last) return undefined
    const wanted = all ? person.reserved.filter(({ cartToken }) => cartToken === last.cartToken) : [last]
    const at = person.at()
    const checkout = at.checkout(wanted, person.tenant ? {} : person.guest)
    const answer = await at.init(checkout)
    if (answer.status === 200) {
      person.payments.push({ ...answer.body, checkout })
    }
    if (answer.body.error === 'customer_exists') person.guest = newGuest()
    return answer
  }

  /** A reservation that is confirmed as paid is not paid again. It may be extended. */
  const confirm = async (person: Person, opened: Opened) => {
    const answer = await person.at().confirm(opened.checkout, opened.paymentId)
    opened.isPaid ||= answer.status === 200
    const paid = new Set(answer.status === 200 ? answer.body.bookingRequests.map(({ id }) => id) : [])
    person.paid.push(...person.reserved.filter(({ id }) => paid.has(id)))
    person.reserved = person.reserved.filter(({ id }) => !paid.has(id))
    return answer
  }

  /** All of it, for a shelf from about so many days after today on, as far as it comes. Returns what was answered. */
  const buy = async (person: Person, from: number): Promise<Answer<unknown>[]> => {
    const reserved = await reserve(person, { period: 0, from, sameCart: false })
    if (reserved.status !== 201) return [reserved]
    const opened = await init(person, false, reserved.body)
    const payment = person.payments.find(({ paymentId }) => paymentId === opened?.body.paymentId)
    if (!opened || !payment) return [reserved, ...(opened ? [opened] : [])]
    const paid = await visitor.pay(payment.paymentId, 'approve', 'now')
    return [reserved, opened, paid, await confirm(person, payment)]
  }

  return { reserve, init, confirm, buy }
}
