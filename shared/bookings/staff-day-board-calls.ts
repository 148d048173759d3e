/** The day board: what staff do today, and what they have done of it. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { day, moment, money } from '../kit/text.ts'
import { shelfRefusals } from '../shelves/refusals.ts'
import { staffsRequest } from './booking-request.ts'
import { TICK_KINDS } from './day-board.ts'
import { moveWish } from './move-fields.ts'

const { date_out_of_range } = shelfRefusals

export const boardTick = z.object({
  /** The user name of who ticked it first. */
  who: z.string(),
  at: moment,
})

const ticked = z.nullable(boardTick)
const named = z.object({ id: answeredId, name: z.string() })

const shelfLine = z.object({
  kind: z.enum(['empty', 'prepare']),
  id: answeredId,
  shelf: named,
  dateStart: answeredDay,
  dateEnd: answeredDay,
  /** The open day on which it is due: earlier than the board's for what was left over. */
  on: answeredDay,
  customer: z.nullable(z.string()),
  /** Of the customer; of a booking without one what staff wrote. */
  name: z.string(),
  isBookingForMarket: z.boolean(),
  /** What the booking has beside the rent. */
  services: z.array(z.object({ name: z.string(), quantity: z.number() })),
  /** What the customer has still to pay. */
  owed: money,
  /** Of a shelf to empty: when the next booking begins, as far as the board knows. */
  nextStart: z.nullable(answeredDay),
  tick: ticked,
})

const link = z.object({
  id: answeredId,
  shelf: z.string(),
  name: z.string(),
  amount: money,
  /** The first day of the booking. */
  dateStart: answeredDay,
  /** When the link lapses or lapsed. */
  at: moment,
})

const need = z.extend(link, {
  /**
   * refund: money could not be given back · refund_slow: it is not back after days, and may still come · lapsed: a payment link ended without money · lapses: one soon will · move: a
   * tenant asks to move.
   */
  kind: z.enum(['refund', 'refund_slow', 'lapsed', 'lapses', 'move']),
  /** Where the tenant asks to have it; null for what is no wish. */
  wish: z.nullable(moveWish),
  tick: ticked,
})

const jobs = { empty: z.array(shelfLine), prepare: z.array(shelfLine) }

const dayBoard = z.object({
  date: answeredDay,
  /** The moment of which it tells. */
  at: moment,
  /** The oldest first. */
  needs: z.array(need),
  /** What was paid online and nobody confirmed: how many, and the oldest of them. */
  unconfirmed: z.object({ count: z.number(), results: z.array(staffsRequest) }),
  ...jobs,
  /** The open day that follows. */
  next: z.object({ date: answeredDay, ...jobs }),
  /** The shelves of each type, and how many are free on the days from the board's on; null on a closed day. */
  free: z.array(
    z.object({
      shelfType: named,
      shelves: z.number(),
      days: z.array(z.object({ day: answeredDay, free: z.nullable(z.number()) })),
    }),
  ),
  /** Payment links that lapse within a week, but not within a day. */
  links: z.array(link),
  /** What visitors have in their carts, and whether that is unusually much. */
  holds: z.object({ count: z.number(), isUnusual: z.boolean() }),
})

/** As a caller receives it. */
export type DayBoard = z.input<typeof dayBoard>

const oneTick = z.object({ on: day, kind: z.enum(TICK_KINDS), id: ulid })

export const dayBoardCalls = {
  readDayBoard: {
    method: 'GET',
    path: 'day_board',
    audiences: ['admin'],
    right: 'look',
    summary:
      'What staff do on a day, today without one: shelves to empty and to prepare, what needs them, what is free',
    query: z.object({ date: z.optional(day) }),
    answer: dayBoard,
    refusals: [date_out_of_range],
  },
  tickOnBoard: {
    method: 'PUT',
    path: 'day_board/ticks/{on}/{kind}/{id}',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Tick a line of the day board; who was first stays',
    params: oneTick,
    answer: boardTick,
    refusals: [date_out_of_range],
  },
  untickOnBoard: {
    method: 'DELETE',
    path: 'day_board/ticks/{on}/{kind}/{id}',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Take a tick of the day board back; again it does nothing',
    params: oneTick,
    refusals: [date_out_of_range],
  },
} as const satisfies Contract
