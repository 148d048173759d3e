/** What a booking keeps about moves that its tenant made or asks for. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { answeredId } from '../kit/id.ts'
import { moment } from '../kit/text.ts'
import { seconds } from '../kit/units.ts'

/** The most characters of what tenant and staff write to each other about a move. */
export const MOST_MOVE_WORDS = 500

const shelf = z.object({ id: answeredId, name: z.string() })

export const moveFields = {
  /** The first day that was bought, before its tenant moved it. */
  boughtStart: z.optional(answeredDay),
  /** Where its tenant asks to have it. It takes no shelf. */
  wish: z.optional(
    z.object({
      /** Whose booking it was, and where, when it was asked: of another's, or elsewhere, the wish has ended. */
      customer: z.string(),
      was: z.object({ shelf: z.string(), dateStart: answeredDay }),
      /** Null: any shelf of the type. */
      shelf: z.nullable(shelf),
      dateStart: answeredDay,
      dateEnd: answeredDay,
      note: z.string(),
      ts: seconds,
      /** The last day on which staff can answer it, and when that is over. */
      lastDay: answeredDay,
      until: seconds,
      /** The tenant wished that the rent begins before the right of withdrawal has ended. */
      beginWishTs: z.optional(seconds),
    }),
  ),
}

/** A wish as tenant and staff see it. */
export const moveWish = z.object({
  /** Null: any shelf of the type. */
  shelf: z.nullable(shelf),
  dateStart: answeredDay,
  dateEnd: answeredDay,
  note: z.string(),
  askedAt: moment,
  /** The last day on which staff can answer it. */
  lastDay: answeredDay,
})
