/** Ticks show at once and are saved behind; one that cannot be saved goes back, with the reason. */
import { createContext, useContext, useState } from 'react'
import { TICK_KINDS } from '#shared/bookings/day-board.ts'
import type { DayBoard } from '#shared/bookings/staff-day-board-calls.ts'
import { dayBoardCalls } from '#shared/bookings/staff-day-board-calls.ts'
import type { UndeliveredMail } from '#shared/messages/mail-calls.ts'
import { call } from '../../kit/call.ts'
import { tellFailure } from '../../kit/notify.ts'
import { useSession } from '../../kit/session.ts'
import { useThisMarket } from '../../markets/market.ts'
import { needKey, type SeenBoard } from './use-day-board.ts'

export type Tick = NonNullable<DayBoard['empty'][number]['tick']>

export interface Tickable {
  /** A kind of the board, or a task of its own. */
  kind: string
  id: string
  /** The day on which it is due. */
  on: string
}

export interface Ticks {
  /** The tick of a line as it stands now; null when it has none. */
  of: (line: Tickable) => Tick | null
  set: (line: Tickable, isTicked: boolean) => void
  /** The server has the line no more: a colleague has dealt with it, or it changed. */
  isGone: (line: Pick<Tickable, 'kind' | 'id'>) => boolean
}

export const TicksContext = createContext<Ticks | undefined>(undefined)

export const useTicks = (): Ticks => {
  const ticks = useContext(TicksContext)
  if (!ticks) throw new Error('there is no day board around this')
  return ticks
}

export const keyOf = ({ kind, id }: Pick<Tickable, 'kind' | 'id'>): string => `${kind} ${id}`

const known = (
  { latest }: SeenBoard,
  mails: readonly UndeliveredMail[],
): ReadonlyMap<string, Tick | null> => {
  const { needs, empty, prepare, next } = latest
  return new Map([
    ...mails.map(({ id, tick }) => [keyOf({ kind: 'mail', id }), tick] as const),
    ...needs.map(need => [needKey(need), need.tick] as const),
    ...[empty, prepare, next.empty, next.prepare].flat().map(line => [keyOf(line), line.tick] as const),
  ])
}

interface KnownTicks {
  /** The ticks as the server has them, by `keyOf`. */
  known: ReadonlyMap<string, Tick | null>
  write: (line: Tickable, isTicked: boolean) => Promise<unknown>
  /** Fetches again what has the ticks. */
  onSaved: () => Promise<unknown>
}

/** Shows a tick before the server has it. */
export const useOwnTicks = ({ known: ticks, write, onSaved }: KnownTicks): Pick<Ticks, 'of' | 'set'> => {
  const who = useSession('admin')?.username ?? ''
  // What this reader has ticked and the server's answer does not have yet.
  const [own, setOwn] = useState<ReadonlyMap<string, Tick | null>>(new Map())
  const save = async (line: Tickable, isTicked: boolean) => {
    const tick = isTicked ? { who, at: new Date().toISOString() } : null
    setOwn(before => new Map([...before, [keyOf(line), tick]]))
    try {
      await write(line, isTicked)
    } catch (thrown) {
      tellFailure(thrown)
    }
    // Also after a failure: an answer that was lost may have been a yes.
    await onSaved()
    // The last press counts: an earlier one that ends now leaves it alone.
    setOwn(before =>
      before.get(keyOf(line)) === tick ? new Map([...before].filter(([key]) => key !== keyOf(line))) : before,
    )
  }
  return {
    of: line => {
      const mine = own.get(keyOf(line))
      return mine === undefined ? (ticks.get(keyOf(line)) ?? null) : mine
    },
    set: (line, isTicked) => void save(line, isTicked),
  }
}

/** `onSaved` fetches the board and the mails again. */
export const useNewTicks = (
  board: SeenBoard | undefined,
  mails: readonly UndeliveredMail[],
  onSaved: () => Promise<unknown>,
): Ticks => {
  const { marketId: market } = useThisMarket()
  const ticks = board ? known(board, mails) : new Map<string, Tick | null>()
  const write = async ({ kind: named, id, on }: Tickable, isTicked: boolean) => {
    const kind = TICK_KINDS.find(one => one === named)
    if (!kind) return
    const options = { audience: 'admin', market, params: { on, kind, id } } as const
    await call(isTicked ? dayBoardCalls.tickOnBoard : dayBoardCalls.untickOnBoard, options)
  }
  return { ...useOwnTicks({ known: ticks, write, onSaved }), isGone: line => !ticks.has(keyOf(line)) }
}
