/** Plays random acts in a market. */

import { setFault } from '../cloud/fault.ts'
import type { Answer, TestCloud } from '../cloud/local-cloud.ts'
import { NoAnswer } from '../faults/calls.ts'
import { loggedIn, type Tenant } from '../people/logged-in.ts'
import { newGuest, visitorOf } from '../people/visitor.ts'
import { type Act, VISITORS } from './acts.ts'
import { newest, type Person, toExtend } from './person.ts'
import { buyingOf, openDay } from './play-buying.ts'
import { type LinkTo, racesOf } from './play-races.ts'
import { type StaffLogIn, staffOf } from './play-staff.ts'
import { tenantsActs } from './play-tenants.ts'

interface Story {
  /** Each act and its response, in the order of the responses. */
  lines: string[]
  /** Responses with an unexpected 5xx. */
  faults: string[]
  /** The kind of each act that succeeded. */
  succeeded: Act['does'][]
}

/**
 * Plays the bursts in a market. Each starts when all acts of the burst before have a response. The first visitors are
 * the tenants, the others guests. `alongside` runs with each burst.
 */
export const playActs = async (
  cloud: TestCloud,
  market: string,
  acts: readonly (readonly Act[])[],
  {
    tenants = [],
    staff: staffLogIn,
    linkTo,
    alongside,
  }: {
    tenants?: readonly Tenant[]
    staff?: StaffLogIn
    linkTo?: LinkTo
    alongside?: () => Promise<void>
  } = {},
): Promise<Story> => {
  const visitor = visitorOf(cloud, market)
  const [type] = await visitor.types()
  const prices = await visitor.prices(type?.id)
  const people = Array.from({ length: VISITORS }, (_, nth): Person => {
    const at = loggedIn(cloud, market, tenants[nth])
    return { at, tenant: tenants[nth], guest: newGuest(), reserved: [], paid: [], payments: [] }
  })
  const story: Story = { lines: [], faults: [], succeeded: [] }
  const staff = staffLogIn && staffOf(cloud, market, staffLogIn, visitor)
  const tenantsDo = tenantsActs(people, { visitor, staff, market })

  const { reserve, init, confirm, buy } = buyingOf(visitor, prices)

  const write = (what: string, answer: Answer<unknown>) => {
    const line = `${what} → ${answer.status} ${JSON.stringify(answer.body ?? '')}`
    story.lines.push(line)
    if (answer.status >= 500 && answer.body.detail !== 'payment_provider_unavailable') story.faults.push(line)
  }
  const races = racesOf(people, {
    visitor,
    staff,
    linkTo,
    // The walk notes what the server answers, but counts only the act that buys as succeeded or not.
    buy: async (person, from) => {
      for (const answer of await buy(person, from)) write('buy', answer)
    },
  })

  const end = async (person: Person, one: { does: string; which: number }) => {
    const payment = newest(person.payments, one.which)
    if (!payment) return undefined
    if (one.does === 'confirm') return confirm(person, payment)
    const at = person.at()
    if (one.does === 'forget') return at.forget(payment.txId, payment.checkout.cartToken)
    return at.close(one.does === 'fail' ? 'fail' : 'cancel', payment.txId, payment.checkout.cartToken)
  }

  const remove = async (person: Person, which: number) => {
    const reserved = newest(person.reserved, which)
    if (!reserved) return undefined
    person.reserved = person.reserved.filter(other => other !== reserved)
    const { id: bookingRequest, cartToken } = reserved
    return person.at().call('DELETE', 'booking_request/delete/', { bookingRequest, cartToken })
  }

  const extend = async (visitor: Person, which: number) => {
    const found = await toExtend(visitor, people, which)
    if (!found) return undefined
    const { person, parent } = found
    const answer = await person.at().reserve(await person.at().extensionOf(parent))
    if (answer.status === 201) {
      person.reserved.push(answer.body)
      races.noteExtension(answer.body.id, parent.id)
    }
    return answer
  }

  /** Chooses another day for one of the visitor's reservations. */
  const change = async (person: Person, which: number) => {
    const old = newest(person.reserved, which)
    if (!old) return undefined
    const answer = await person.at().reserve({
      shelfPeriodPrice: prices[0]?.id,
      dateStart: await openDay(visitor, prices[0]?.id ?? '', 1 + which * 3),
      cartToken: old.cartToken,
      replaces: old.id,
    })
    if (answer.status === 201) person.reserved = person.reserved.map(one => (one === old ? answer.body : one))
    return answer
  }

  /** A tenant takes over the cart of somebody, as at checkout. */
  const takeOver = async (somebody: Person) => {
    const tenant = people.find(one => one.tenant)
    const cart = newest(somebody.reserved, 0)
    if (!tenant || !cart) return undefined
    return tenant.at().call('POST', `${market}/reserve_update/`, { cartToken: cart.cartToken })
  }

  /** A tenant opens the card window for a booking that staff ask the money for. */
  const payAsked = async (person: Person | undefined) => {
    const customer = person?.tenant?.username
    const id = customer && (await staff?.askedOf(customer))
    if (!person || !id) return undefined
    const checkout = { bookingIds: [id], termsAccepted: true }
    const answer = await person.at().init(checkout)
    if (answer.status === 200) person.payments.push({ ...answer.body, checkout })
    return answer
  }

  const performAsStaff = async (one: Act) => {
    if (one.does === 'payAsked') return payAsked(people[one.tenant])
    if (one.does === 'staffBook') return staff?.book(one, tenants[one.tenant]?.username)
    return 'by' in one ? staff?.change(one) : undefined
  }

  /** What belongs to nobody. */
  const happen = (one: Act) => {
    if (one.does === 'wait') return cloud.call('POST', '/local/clock/', { advanceSeconds: one.seconds })
    if (one.does === 'fault') return setFault(cloud, 'elavon', one.mode, one.calls)
    return one.does === 'lose' ? setFault(cloud, 'events', 'drop', one.events) : undefined
  }

  const pay = async (person: Person, one: Extract<Act, { does: 'pay' }>) => {
    const payment = newest(person.payments, one.which)
    return payment && visitor.pay(payment.paymentId, one.outcome, one.webhook)
  }

  /** What a visitor does with one of their newest reservations or payments. */
  const withNewest = async (person: Person, one: { does: string; which: number }) => {
    if (one.does === 'delete') return remove(person, one.which)
    if (one.does === 'extend') return extend(person, one.which)
    if (one.does === 'change') return change(person, one.which)
    return one.does === 'takeOver' ? takeOver(person) : end(person, one)
  }

  const meet = (person: Person, one: Act) => {
    if (one.does === 'withdraw') return races.withdraw(person, one)
    if (one.does === 'extendTwice') return races.extendTwice(person, one)
    return one.does === 'payWhileMoved' ? races.payWhileMoved(person, one) : undefined
  }

  const performAsTenant = (one: Act) => {
    if (one.does === 'moveOwn') return tenantsDo.moveOwn(one)
    if (one.does === 'handOn') return tenantsDo.handOn(one)
    return one.does === 'answerOffer' ? tenantsDo.answerOffer(one) : undefined
  }

  const performOther = async (one: Act) => {
    if (one.does === 'payAsked' || one.does.startsWith('staff')) return performAsStaff(one)
    const person = 'who' in one ? people[one.who] : undefined
    if (!person) return happen(one)
    if (one.does === 'reserve') return reserve(person, one)
    if (one.does === 'init') return init(person, one.all)
    if (one.does === 'pay') return pay(person, one)
    return meet(person, one) ?? withNewest(person, one as { does: string; which: number })
  }

  const perform = async (one: Act) => performAsTenant(one) ?? performOther(one)

  const note = (one: Act, answer: Answer<unknown>) => {
    write(JSON.stringify(one), answer)
    if (answer.status < 400) story.succeeded.push(one.does)
  }

  for (const burst of acts) {
    story.lines.push('together:')
    const aside = alongside?.()
    await Promise.all(
      burst.map(async one => {
        const answer = await perform(one).catch((error: unknown) => {
          if (error instanceof NoAnswer) story.lines.push(`${JSON.stringify(one)} → no answer`)
          else throw error
        })
        for (const told of [answer ?? []].flat()) note(one, told)
      }),
    )
    await aside
  }
  return story
}
