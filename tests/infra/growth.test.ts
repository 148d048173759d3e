/** How far Reol can grow, and what that costs. The numbers on the right were computed by hand. */
import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { WORK_NAMES, WORKS } from '#events/works.ts'
import { GATEWAY_NAMES, THROTTLES } from '#infra/gateways.ts'
import { costOf, items, totalOf } from '#infra/growth/cost.ts'
import {
  callsOf,
  dueWritesOf,
  eventsOf,
  happening,
  mailsADay,
  messagesOf,
  morningMails,
  schedulesAtEight,
  schedulesOf,
  unitsOf,
} from '#infra/growth/demand.ts'
import { type Load, shopsIn, TARGET, UNITS } from '#infra/growth/load.ts'
import { monthOf } from '#infra/growth/month.ts'
import { readOwn } from '#infra/growth/own.ts'
import { accountsCost } from '#infra/growth/prices.ts'
import { endsAt, inOrder, type Quota, quotas } from '#infra/growth/quotas.ts'
import { firstEnd, roomTable } from '#infra/growth/room-table.ts'
import { capacityOf, concurrencyFor, throttlesFor } from '#infra/growth/workers.ts'

/** 1,296 markets make one booking a second in the busiest minute, and 600 tills two hundred sales. */
const ROUND: Load = { markets: 1_296, shopsWithTill: 600 }
const own = await readOwn()

describe('the busiest minute of 1,296 markets, 600 of them with a till', () => {
  it('has so many of each thing in a second', () => {
    const { visits, bookings, reservations, sales, looks, products, logIns, refreshes } = happening(ROUND)
    const rounded = [visits, bookings, reservations, sales, looks, products, logIns, refreshes]
    for (const [at, wanted] of [12, 1, 1.6, 200, 201, 100, 4, 20].entries())
      expect(rounded[at]).toBeCloseTo(wanted, 9)
  })

  it('calls staff’s API for pages of staff, and everybody’s for visits, webhooks and log-ins', () => {
    const calls = callsOf(ROUND)
    expect(calls.admin).toBeCloseTo(((648 + 1_200) * 12) / 60, 9)
    expect(calls.customer).toBeCloseTo(((1_296 + 3_000) * 3) / 60, 9)
    expect(calls.public).toBeCloseTo(12 * 12 + 3 + 200 + 24, 9)
  })

  it('writes what bookings, sales, products, looks and people write', () => {
    expect(unitsOf(ROUND).writes).toBeCloseTo(128 + 25.2 + 7_000 + 1_070 + 402 + 184.8 + 21.48, 6)
    expect(dueWritesOf(ROUND)).toBeCloseTo(18 + 2.4 + 800, 6)
  })

  it('emits events, makes schedules and fills each queue', () => {
    expect(eventsOf(ROUND)).toBeCloseTo(1.6 + 4 + 400 + 0.12, 6)
    expect(schedulesOf(ROUND)).toBeCloseTo(1.6 + 2 + 201 + 60, 6)
    expect(schedulesAtEight(ROUND)).toBeCloseTo((1_296 + 12_000) / 60, 6)
    const messages = messagesOf(ROUND)
    expect(Object.keys(messages)).toEqual(WORK_NAMES)
    expect(messages['tills-purchases']).toBeCloseTo(201, 6)
    expect(messages.messages).toBeCloseTo(203, 6)
    expect(messages['payments-documents']).toBeCloseTo(1, 6)
  })

  it('mails four times a booking, and about sales; a part of it at eight', () => {
    expect(mailsADay(ROUND)).toBeCloseTo(43_200 + 12_000, 6)
    expect(morningMails(ROUND)).toBeCloseTo(10_800 + 12_000, 6)
  })
})

/** The number before a unit, in the line of docs/benchmarks.md that begins with a name. Its second cell is the bar. */
const measured = (name: string, unit: string): number => {
  const page = readFileSync(`${import.meta.dirname}/../../docs/benchmarks.md`, 'utf8')
  const line = page.split('\n').find(row => row.startsWith(`| ${name} |`)) ?? ''
  const number = line.split(' | ')[2] ?? ''
  return Number(new RegExp(`([\\d.]+) ${unit}`).exec(number)?.[1])
}

test.each([
  ['A visit without a booking (the looks alone)', 'read units', UNITS.visit.reads],
  ['One paid booking, with its looks and its background', 'read units', UNITS.booking.reads],
  ['One paid booking, with its looks and its background', 'write units', UNITS.booking.writes],
  ['A sale of one thing, with the till, lists, sums and events', 'write units', UNITS.sale.writes],
  [
    '200 products typed, made and put into the till, with lists and search: each',
    'write units',
    UNITS.product.writes,
  ],
])('%s: the %s are those of docs/benchmarks.md, to a tenth', (name, unit, used) => {
  expect(Math.abs(used / measured(name, unit) - 1)).toBeLessThan(0.1)
})

describe('a quota', () => {
  const mails = quotas(own).find(({ name }) => name.startsWith('Mails a day')) as Quota

  it('ends at the number of markets that use it up', () => {
    expect(endsAt(mails, 0.25)).toBe(Math.floor(50_000 / (1_000 / 30 + 5)))
    expect(endsAt({ ...mails, used: ({ markets }) => 40 + 2 * markets, limit: 100 }, 0)).toBe(30)
    expect(endsAt({ ...mails, used: () => 200, limit: 100 }, 0)).toBe(Number.POSITIVE_INFINITY)
  })

  it.each(quotas(own))('grows with the load: $name', ({ used }) => {
    const [none, some, twice] = [0, 100, 200].map(markets => used(shopsIn(markets, 0.25)))
    expect((twice ?? 0) - (none ?? 0)).toBeCloseTo(2 * ((some ?? 0) - (none ?? 0)), 6)
    expect(some).toBeGreaterThan(none ?? 0)
  })

  it('that ends first is the first of all, with its shops', () => {
    const all = inOrder(own, 0.25)
    const [first] = all
    expect(first?.markets).toBe(Math.min(...all.map(({ markets }) => markets)))
    expect(first?.shopsWithTill).toBe(Math.floor((first?.markets ?? 0) / 4))
    expect(firstEnd(own, 0.25)).toContain(first?.quota.name)
  })

  it('that a load uses up is bold in the table', () => {
    const { head, rows } = roomTable(own)
    for (const row of rows) expect(row).toHaveLength(head.length)
    const row = rows.find(([name]) => name === mails.name)
    expect(row?.slice(2, 6)).toEqual(['7 / 8 %', '34 / 38 %', '**137** / **153** %', '**687** / **767** %'])
  })
})

describe('at 2,000 markets, 500 of them with a till', () => {
  it.each(GATEWAY_NAMES)('the throttle of %s takes twice the calls of the busiest minute', name => {
    expect(THROTTLES[name].rateLimit).toBeGreaterThanOrEqual(throttlesFor(TARGET)[name])
  })

  it('the throttles together leave the account room', () => {
    const all = GATEWAY_NAMES.reduce((sum, name) => sum + THROTTLES[name].rateLimit, 0)
    expect(all).toBeLessThanOrEqual(5_000)
    expect(throttlesFor(TARGET)).toEqual({ admin: 1_000, customer: 500, public: 1_000 })
  })

  it.each(WORK_NAMES)('%s has batches for twice its messages', work => {
    const wanted = concurrencyFor(TARGET)[work]
    expect(capacityOf(work, wanted)).toBeGreaterThanOrEqual(2 * messagesOf(TARGET)[work])
    expect(WORKS[work].concurrency).toBe(wanted)
  })

  it('looks at tills take 34 batches at once: 167.5 a second, of one second each, ten in a batch, twice', () => {
    expect(concurrencyFor(TARGET)['tills-purchases']).toBe(Math.max(34, WORKS['tills-purchases'].concurrency))
  })
})

describe('what it costs', () => {
  it.each([
    ['essentials', 10_000, 0],
    ['essentials', 50_000, 600],
    ['essentials', 5_000_000, 74_850],
    ['lite', 10_000, 0],
    ['lite', 50_000, 220],
    ['lite', 5_000_000, 495 + 4_140 + 13_000],
  ] as const)('accounts in the plan %s: %i active ones', (plan, active, dollars) => {
    expect(accountsCost(plan, active)).toBeCloseTo(dollars, 6)
  })

  it('counts a month of a market and of a till', () => {
    const { calls, messages, mails } = monthOf({ markets: 1, shopsWithTill: 0 })
    expect(calls).toBe(36_000 + 750 + 9_600 + 16_000)
    expect(messages).toBe(3_000 + 800 + 150)
    expect(mails).toBe(1_000)
    expect(monthOf({ markets: 0, shopsWithTill: 1 }).looks).toBe(8_333 + 4_320)
  })

  it('is the sum of its items, and has a fixed part', () => {
    const idle: Load = { markets: 0, shopsWithTill: 0 }
    const all = costOf(ROUND, 'lite')
    expect(all.size).toBe(items('lite').length)
    expect(totalOf(ROUND, 'lite')).toBeCloseTo(
      [...all.values()].reduce((sum, one) => sum + one, 0),
      6,
    )
    expect(totalOf(idle, 'lite')).toBeGreaterThan(30)
    expect(totalOf(idle, 'lite')).toBeLessThan(50)
  })
})
