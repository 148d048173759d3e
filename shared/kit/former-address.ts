/** The address that an account had before its present one. Its owner may undo the change for seven days (D67). */
import * as z from 'zod/mini'
import { type Seconds, seconds } from './units.ts'

export const UNDO_SECONDS: Seconds = 7 * 86_400

export const formerAddress = z.object({ email: z.string(), changedTs: seconds })

/** What an account keeps of a change of its address. */
export const addressHistory = {
  /** What the present address took the place of. */
  former: z.optional(formerAddress),
  /** Changes from `fromTs` to `atTs` cannot be undone: a thief's own link would undo the undoing. */
  undone: z.optional(z.object({ fromTs: seconds, atTs: seconds })),
}

const history = z.object(addressHistory)

type AddressHistory = z.infer<typeof history>

/** What the link in the mail to the former address is about. */
export const undoLink = z.object({
  purpose: z.literal('undo-address'),
  kind: z.enum(['admin', 'customer']),
  market: z.string(),
  username: z.string(),
  /** The former address. */
  email: z.string(),
  changedTs: seconds,
})

export type UndoLink = z.infer<typeof undoLink>

/** Whether the change of the address may still be undone: until then nobody deletes anything for good by the new one. */
export const addressIsNew = ({ former }: AddressHistory, now: Seconds): boolean =>
  former !== undefined && now < former.changedTs + UNDO_SECONDS

/** The history after a change of the address. */
export const withChange = (
  { undone }: AddressHistory,
  email: string,
  changedTs: Seconds,
): AddressHistory => ({
  former: { email, changedTs },
  undone,
})

/** The history after a change was undone; undefined where it cannot be: its moment lies in what was undone before. */
export const withUndoing = (
  { undone }: AddressHistory,
  { changedTs }: Pick<UndoLink, 'changedTs'>,
  now: Seconds,
): AddressHistory | undefined => {
  if (undone && changedTs >= undone.fromTs && changedTs <= undone.atTs) return undefined
  return {
    former: undefined,
    undone: { fromTs: Math.min(changedTs, undone?.fromTs ?? changedTs), atTs: now },
  }
}
