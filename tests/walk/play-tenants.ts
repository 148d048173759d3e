/** Plays tenants who move their bookings and hand them on, while something else happens to the same booking. */
import { setTimeout as pause } from 'node:timers/promises'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import type { Answer } from '../cloud/local-cloud.ts'
import type { Shown } from '../people/handing-on.ts'
import type { MoveChoices } from '../people/moving.ts'
import { newGuest, type Visitor } from '../people/visitor.ts'
import type { Act } from './acts.ts'
import { newest, type Person } from './person.ts'
import type { Staff } from './play-staff.ts'

type Move = Extract<Act, { does: 'moveOwn' }>
type HandOn = Extract<Act, { does: 'handOn' }>
type AnswerOffer = Extract<Act, { does: 'answerOffer' }>

interface Offered {
  id: string
  email: string
  from: Person
}

/** How many offers are looked at to find one that is open. */
const OFFERS_READ = 3

/** A mail of the local cloud comes soon. */
const MAIL_TRIES = 3
const MAIL_PAUSE_MS = 150

const known = (answers: readonly (Answer<unknown> | undefined)[]): Answer<unknown>[] =>
  answers.filter(answer => answer !== undefined)

export const tenantsActs = (
  people: readonly Person[],
  { visitor, staff, market }: { visitor: Visitor; staff: Staff | undefined; market: string },
) => {
  const tenants = people.filter(({ tenant }) => tenant)
  const emailOf = ({ tenant }: Person): string => `tenant${tenant?.username}@${market}.example`
  const offers: Offered[] = []

  /** A coming booking with which it can be done, of the tenant, else of another. */
  const toDo = async (nth: number, which: number, what: 'move' | 'handOver') => {
    const first = tenants[nth]
    for (const person of first ? [first, ...tenants.filter(one => one !== first)] : []) {
      const path = 'bookings/?when=coming'
      const { body } = await person.at().call<{ results?: OwnBooking[] }>('GET', path)
      const can = (body.results ?? []).filter(one => one.can[what].isPossible)
      const booking = newest(can, which)
      if (booking) return { person, booking }
    }
    return undefined
  }

  /** Where a booking may go: to another shelf, or to other days. */
  const placeFor = async ({ at }: Person, { id, dateStart }: OwnBooking, days: number) => {
    const path = `booking_requests/${id}/move_choices/`
    const { body } = await at().call<MoveChoices>('GET', path)
    const others = body.on?.shelves.filter(one => one.id !== body.shelf.id) ?? []
    if (days === 0 || body.keepsDays) return { dateStart: body.dateStart, shelf: newest(others, days)?.id }
    const no = [...(body.unavailableDates ?? []), ...(body.closingDates ?? []), dateStart]
    const first = Date.parse(dateStart) / 86_400_000 + days
    const later = [0, 1, 2, 3].map(more => new Date((first + more) * 86_400_000).toISOString().slice(0, 10))
    return { dateStart: later.find(day => !no.includes(day)) ?? body.dateStart }
  }

  /** A tenant moves a booking, or asks staff, who answer at once, or while the tenant takes the wish back. */
  const moveOwn = async ({ tenant, which, days, meets }: Move): Promise<Answer<unknown>[]> => {
    const found = await toDo(tenant, which, 'move')
    if (!found) return []
    const { person, booking } = found
    const { id } = booking
    const path = `booking_requests/${id}/move/`
    const move = async (by: number) =>
      person.at().call<{ outcome?: string }>('POST', path, {
        ...(await placeFor(person, booking, by)),
        beginWish: true,
      })
    const other = {
      nobody: () => undefined,
      tab: () => move(days + 1),
      staff: () => staff?.move(id, days || 2),
      refund: () => staff?.refund(id),
    }[meets]
    const answers = known(await Promise.all([move(days), other()]))
    if (!answers.some(({ body }) => (body as { outcome?: string })?.outcome === 'asked')) return answers
    const takeBack = () => (meets === 'nobody' ? undefined : person.at().call('DELETE', path))
    return [...answers, ...known(await Promise.all([staff?.answerWish(id, which !== 0), takeBack()]))]
  }

  const handOn = async ({ tenant, which, toTenant }: HandOn): Promise<Answer<unknown> | undefined> => {
    const found = await toDo(tenant, which, 'handOver')
    if (!found) return undefined
    const { person, booking } = found
    const other = tenants.find(one => one !== person)
    const email = toTenant && other ? emailOf(other) : newGuest().customerEmail
    const body = { name: 'Mette', email }
    const answer = await person.at().call('POST', `booking_requests/${booking.id}/hand_over/`, body)
    if (answer.status === 201) offers.push({ id: booking.id, email, from: person })
    return answer
  }

  const shown = (token: string) => visitor.call<Shown>('GET', `hand_over/?token=${encodeURIComponent(token)}`)

  /** The newest offer that is open and whose mail has come, with the token of the link in it. */
  const openOffer = async (which: number) => {
    for (let back = 0; back < OFFERS_READ; back++) {
      const offer = newest(offers, which + back)
      if (!offer) return undefined
      const links = (await visitor.mails(offer.email)).flatMap(mail => mail.links)
      for (const link of links.filter(one => one.includes('/hand-over#'))) {
        const token = link.split('token=')[1] ?? ''
        const { status, body } = await shown(token)
        if (status === 200) return { offer, token, shown: body }
      }
    }
    return undefined
  }

  const withdraw = async ({ at }: Person, id: string) => {
    const path = `booking_requests/${id}/withdrawal/`
    const { amount } = (await at().call<{ amount?: string }>('GET', path)).body
    return at().call('POST', path, { amount: amount ?? '0.00' })
  }

  /** Without an offer that is open somebody makes one. Its mail comes soon, unless its event was lost. */
  const someOffer = async (which: number) => {
    const open = await openOffer(which)
    if (open) return open
    const made = await handOn({ does: 'handOn', tenant: which % 2, which, toTenant: which !== 0 })
    for (let tries = 0; made?.status === 201 && tries < MAIL_TRIES; tries++) {
      await pause(MAIL_PAUSE_MS)
      const found = await openOffer(0)
      if (found) return found
    }
    return undefined
  }

  /** A friend takes a booking over, while something else happens to it. */
  const answerOffer = async ({ which, meets }: AnswerOffer): Promise<Answer<unknown>[]> => {
    const found = await someOffer(which)
    if (!found) return []
    const { offer, token } = found
    const { id, from } = offer
    const { shelf, dateStart, dateEnd } = found.shown
    const accept = () =>
      visitor.call('POST', 'hand_over/accept/', {
        token,
        name: 'Mette Munk',
        phone: '20 12 34 57',
        termsAccepted: true,
        seen: { shelf: shelf.id, dateStart, dateEnd },
      })
    const other: Record<AnswerOffer['meets'], () => Promise<Answer<unknown> | undefined> | undefined> = {
      nobody: () => undefined,
      accept,
      decline: () => visitor.call('POST', 'hand_over/decline/', { token }),
      takeBack: () => from.at().call('DELETE', `booking_requests/${id}/hand_over/`),
      refund: () => staff?.refund(id),
      staffMove: () => staff?.move(id, 1),
      withdraw: () => withdraw(from, id),
      extend: async () =>
        from.at().reserve({
          ...(await from.at().extensionOf({ id, dateEnd, cartToken: '' })),
          cartToken: undefined,
        }),
    }
    return known(await Promise.all([accept(), other[meets]()]))
  }

  return { moveOwn, handOn, answerOffer }
}
