/** Random acts of a market's visitors, its card provider and the clock, in any order and several at once. */
import fc from 'fast-check'
import { now } from '#functions/kit/clock.ts'
import { addDays, dayIn } from '#shared/kit/day.ts'
import type { TestCloud } from './local-cloud.ts'
import { type Guest, newGuest, type Reserved, type Visitor, visitorOf } from './visitor.ts'

/** Records with the normal prototype, so that the output of a failed run is readable. */
const plain = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(fields, { noNullPrototype: true }) as fc.Arbitrary<T>

const VISITORS = 4
const who = fc.nat(VISITORS - 1)

/** `which` counts back from the visitor's newest reservation or payment. */
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: plain({
      does: fc.constant('reserve' as const),
      who,
      /** The index of the period, and about how many days from today it starts. */
      period: fc.nat(1),
      from: fc.constantFrom(1, 4, 9),
      sameCart: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: plain({ does: fc.constant('init' as const), who, all: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: plain({
      does: fc.constant('pay' as const),
      who,
      which: fc.nat(1),
      outcome: fc.constantFrom('approve', 'approve', 'approve', 'decline', 'cancel', 'error'),
      webhook: fc.constantFrom('now', 'late', 'twice', 'never'),
    }),
  },
  {
    weight: 7,
    arbitrary: plain({
      does: fc.constantFrom('confirm' as const, 'cancel' as const, 'fail' as const, 'forget' as const),
      who,
      which: fc.nat(1),
    }),
  },
  {
    weight: 2,
    arbitrary: plain({ does: fc.constant('delete' as const), who, which: fc.nat(2) }),
  },
  {
    weight: 2,
    arbitrary: plain({
      does: fc.constant('wait' as const),
      seconds: fc.constantFrom(60, 450, 901, 1_100),
    }),
  },
  {
    weight: 1,
    arbitrary: plain({
      does: fc.constant('fault' as const),
      mode: fc.constantFrom('down', 'drop'),
      calls: fc.integer({ min: 1, max: 6 }),
    }),
  },
)

type ActIn<T> = T extends fc.Arbitrary<infer A> ? A : never
type Act = ActIn<typeof act>

/** About this many acts, in bursts of one to five that run at the same time. */
export const bursts = (acts: number) =>
  fc.array(fc.array(act, { minLength: 1, maxLength: 5, size: 'max' }), {
    minLength: Math.ceil(acts / 3),
    maxLength: Math.ceil(acts / 3),
    size: 'max',
  })

interface Person {
  guest: Guest
  reserved: Reserved[]
  payments: { txId: string; paymentId: string; checkout: { cartToken: string | undefined } }[]
}

interface Story {
  /** Each act and its response, in the order of the responses. */
  lines: string[]
  /** Responses with an unexpected 5xx. */
  faults: string[]
}

const newest = <T>(things: readonly T[], which: number): T | undefined =>
  things[things.length - 1 - (which % Math.max(1, things.length))]

/** Plays the bursts in a market. Each starts when all acts of the burst before have a response. */
export const playActs = async (
  cloud: TestCloud,
  market: string,
  acts: readonly (readonly Act[])[],
): Promise<Story> => {
  const at = visitorOf(cloud, market)
  const [type] = await at.types()
  const prices = await at.prices(type?.id)
  const people = Array.from(
    { length: VISITORS },
    (): Person => ({ guest: newGuest(), reserved: [], payments: [] }),
  )
  const story: Story = { lines: [], faults: [] }

  const reserve = async (person: Person, one: Extract<Act, { does: 'reserve' }>) => {
    const price = prices[one.period]?.id
    const dateStart = await openDay(at, price ?? '', one.from)
    const cartToken = one.sameCart ? person.reserved.at(-1)?.cartToken : undefined
    const answer = await at.reserve({
      shelfPeriodPrice: price,
      dateStart,
      ...(cartToken ? { cartToken } : {}),
    })
    if (answer.status === 201) person.reserved.push(answer.body)
    return answer
  }

  const init = async (person: Person, all: boolean) => {
    const last = person.reserved.at(-1)
    if (!last) return undefined
    const wanted = all ? person.reserved.filter(({ cartToken }) => cartToken === last.cartToken) : [last]
    const checkout = at.checkout(wanted, person.guest)
    const answer = await at.init(checkout)
    if (answer.status === 200) {
      person.payments.push({ ...answer.body, checkout })
    }
    if (answer.body.error === 'customer_exists') person.guest = newGuest()
    return answer
  }

  const end = async (person: Person, one: { does: string; which: number }) => {
    const payment = newest(person.payments, one.which)
    if (!payment) return undefined
    if (one.does === 'confirm') return at.confirm(payment.checkout, payment.paymentId)
    if (one.does === 'forget') return at.forget(payment.txId, payment.checkout.cartToken)
    return at.close(one.does === 'fail' ? 'fail' : 'cancel', payment.txId, payment.checkout.cartToken)
  }

  const remove = async (person: Person, which: number) => {
    const reserved = newest(person.reserved, which)
    if (!reserved) return undefined
    person.reserved = person.reserved.filter(other => other !== reserved)
    const { id: bookingRequest, cartToken } = reserved
    return at.call('DELETE', 'booking_request/delete/', { bookingRequest, cartToken })
  }

  const perform = async (one: Act) => {
    if (one.does === 'wait') return cloud.call('POST', '/local/clock/', { advanceSeconds: one.seconds })
    if (one.does === 'fault')
      return cloud.call('POST', '/local/fault/', { service: 'elavon', mode: one.mode, times: one.calls })
    const person = people[one.who]
    if (!person) return undefined
    if (one.does === 'reserve') return reserve(person, one)
    if (one.does === 'init') return init(person, one.all)
    if (one.does === 'delete') return remove(person, one.which)
    if (one.does !== 'pay') return end(person, one)
    const payment = newest(person.payments, one.which)
    return payment && at.pay(payment.paymentId, one.outcome, one.webhook)
  }

  for (const burst of acts) {
    story.lines.push('together:')
    await Promise.all(
      burst.map(async one => {
        const answer = await perform(one)
        if (!answer) return
        const line = `${JSON.stringify(one)} → ${answer.status} ${JSON.stringify(answer.body ?? '')}`
        story.lines.push(line)
        const isOurFault = answer.status >= 500 && answer.body.detail !== 'payment_provider_unavailable'
        if (isOurFault) story.faults.push(line)
      }),
    )
  }
  return story
}

/** Returns a day on which the market is open. Its shelves may be taken: the visitor then gets a refusal. */
const openDay = async (at: Visitor, price: string, from: number): Promise<string> => {
  const { closingDates, specialClosingDates } = await at.availability(price, from, from + 3)
  const today = dayIn('Europe/Copenhagen', now())
  const days = [0, 1, 2, 3].map(more => addDays(today, from + more))
  return days.find(day => ![...closingDates, ...specialClosingDates].includes(day)) ?? ''
}
