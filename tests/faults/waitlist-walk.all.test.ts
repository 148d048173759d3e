/**
 * Six people wait for one shelf, and take, decline and lose offers at random and at once, while staff remove some of
 * them or give a hold another end, and time passes. After each burst at most one of them has the shelf, and line,
 * calendar and counters agree.
 *
 * REOL_SEED repeats a failed run.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHeld, readLine } from '#functions/bookings/table/waitlist.ts'
import { readCalendars } from '#functions/shelves/table/calendar.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { offerState } from '#shared/bookings/waitlist-offer.ts'
import { toSeconds } from '#shared/kit/units.ts'
import { holds } from '#shared/shelves/calendar.ts'
import { cloudForTests } from '../cloud/local-cloud.ts'
import { waitlistAt } from '../people/waitlist.ts'
import { SEED } from '../run/seed.ts'
import { IS_LONG, soak } from '../run/soak.ts'

const cloud = cloudForTests()
const PEOPLE = ['ada', 'bea', 'cia', 'dea', 'eva', 'fia']

const who = fc.nat(PEOPLE.length - 1)
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('take' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('decline' as const, 'join' as const, 'drop' as const),
      who,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('retime' as const), hours: fc.constantFrom(1, 6, 20) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 130, 960, 4 * 3_600, 16 * 3_600),
    }),
  },
)
const bursts = fc.array(fc.array(act, { minLength: 1, maxLength: 5, size: 'max' }), {
  minLength: 8,
  maxLength: 8,
})

type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

/** Plays the bursts in a market of its own. */
const play = async (market: string, acts: readonly (readonly Act[])[]) => {
  const line = waitlistAt(cloud, market, `${market}.example`)
  await line.open()
  await line.toTenOClock()
  await line.fill()
  const type = (await line.visitor.types())[0]?.id ?? ''
  await line.joinAll(...PEOPLE)
  await line.free()
  const story: string[] = []
  /** The reservation that each took last, and how often each offer was taken. */
  const taken = new Map<string, { id: string; cartToken: string }>()
  const times = new Map<string, number>()

  const drop = async (name: string) => {
    const own = taken.get(name)
    if (!own) return undefined
    const { id: bookingRequest, cartToken } = own
    return line.visitor.call('DELETE', 'booking_request/delete/', { bookingRequest, cartToken })
  }
  const remove = async (nth: number) => {
    const { places } = await readLine(market, type)
    const place = places[nth % Math.max(1, places.length)]
    return place && line.staff('DELETE', `waitlist/${type}/${place.id}/`)
  }
  /** Staff give the shelf that is held another end. */
  const retime = async (hours: number) => {
    const held = (await readHeld(market, (await readLine(market, type)).places)).values().next().value
    if (!held) return undefined
    const { version } = (await line.staff<ShelfBooking>('GET', `shelf_bookings/${held.id}/`)).body
    const validUntil = new Date((await line.nowOfCloud()) + hours * 3_600_000).toISOString()
    return line.staff('PUT', `shelf_bookings/${held.id}/`, { version, validUntil })
  }
  const take = async (name: string, token: string) => {
    const answer = await line.take(token)
    if (answer.status === 201) {
      taken.set(name, answer.body)
      times.set(answer.body.id, (times.get(answer.body.id) ?? 0) + 1)
    }
    return answer
  }
  const perform = async (one: Act, tokens: readonly string[]) => {
    if (one.does === 'wait') return cloud.call('POST', '/local/clock/', { advanceSeconds: one.seconds })
    if (one.does === 'retime') return retime(one.hours)
    const name = PEOPLE[one.who] ?? ''
    if (one.does === 'join') return line.join(name)
    if (one.does === 'drop') return drop(name)
    if (one.does === 'remove') return remove(one.who)
    const token = tokens[one.who]
    if (!token) return undefined
    return one.does === 'take' ? take(name, token) : line.decline(token)
  }

  const check = async () => {
    const now = toSeconds(await line.nowOfCloud())
    const { places } = await readLine(market, type)
    const [calendar] = await readCalendars(market, type, { consistent: true })
    const inForce = (calendar?.taken ?? []).filter(range => holds(range, now))
    expect(inForce.length, story.join('\n')).toBeLessThanOrEqual(1)
    const requests = [...(await readHeld(market, places)).values()]
    const offered = requests.filter(request => offerState(request, now) === 'held').map(({ id }) => id)
    const held = inForce.filter(({ status }) => status === SHELF_BOOKING.reserved).map(({ by }) => by)
    expect(offered, story.join('\n')).toEqual(held)
    expect(
      [...times.values()].filter(count => count > 1),
      story.join('\n'),
    ).toEqual([])
  }

  for (const burst of acts) {
    // Sessions of staff end while the clock runs ahead.
    await line.list()
    const tokens = await Promise.all(PEOPLE.map(line.offerTo))
    story.push('together:')
    await Promise.all(
      burst.map(async one => {
        const answer = await perform(one, tokens)
        if (!answer) return
        story.push(`${JSON.stringify(one)} → ${answer.status} ${JSON.stringify(answer.body ?? '')}`)
        expect(answer.status, story.join('\n')).toBeLessThan(500)
      }),
    )
    await cloud.idle()
    await check()
  }
  expect(await line.ended('taken'), story.join('\n')).toBe(times.size)
  return times.size
}

test(
  'However the acts meet, one at most has the shelf, and the line says who',
  async () => {
    const walks = fc.sample(bursts, { seed: SEED, numRuns: soak(2) })
    let wins = 0
    for (const [nth, acts] of walks.entries()) wins += await play(`walked-${SEED}-${nth}`, acts)
    // A walk in which nobody takes an offer tests nothing. In a few short ones chance is against all who try.
    if (IS_LONG) expect(wins).toBeGreaterThan(0)
  },
  soak(120_000),
)
