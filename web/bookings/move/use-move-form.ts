/** What a tenant chooses: the first day, the shelf, a word for staff, and the wish to begin where it is needed. */
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { tenantsMoveCalls } from '#shared/bookings/tenants-move-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { call } from '../../kit/call.ts'
import { type CallFailure, complaints } from '../../kit/failure.ts'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { useKey } from '../../kit/typed/use-key.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'

export type MoveChoices = Answer<typeof tenantsMoveCalls.moveChoices>
type Moved = Answer<typeof tenantsMoveCalls.moveOwn>

/** A refusal is an answer, and does not change by asking again. */
const CONFIG = { shouldRetryOnError: false, revalidateOnFocus: false }

/** Where a booking can be moved to, and which shelves are free from a day: from its own without one. */
export const useMoveChoices = (id: string, dateStart?: string) => {
  const { marketId: market } = useThisMarket()
  return useRoute(
    tenantsMoveCalls.moveChoices,
    { audience: 'customer', market, params: { id }, query: dateStart ? { dateStart } : {} },
    CONFIG,
  )
}

/** Something changed between looking and sending: what is free is asked for again, and the choice stays. */
const OUTDATED = new Set([
  'error_booking_period_unavailable',
  'extension_under_way',
  'move_nowhere',
  'move_running',
  'move_shelf_only',
  'move_too_late',
  'move_unbooked',
  'move_unpaid',
  'move_waits',
  'not_enabled',
])

const outdatedBy = (failure: CallFailure): string | undefined =>
  complaints(failure).find(({ code }) => OUTDATED.has(code))?.code

interface MoveFormOptions {
  found: MoveChoices
  onMoved: (moved: Moved) => void
  onOutdated: (code: string) => void
}

export const useMoveForm = ({ found, onMoved, onOutdated }: MoveFormOptions) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const keyFor = useKey()
  const moved = useRef<Moved>(undefined)
  return useRouteForm({
    route: tenantsMoveCalls.moveOwn,
    initial: { dateStart: found.dateStart, shelf: found.shelf.id, note: '', beginWish: false },
    labels: {
      dateStart: t('move.day'),
      shelf: t('move.shelf'),
      note: t('move.note'),
      beginWish: t('move.beginWish'),
    },
    body: ({ beginWish, note, ...typed }) => ({
      ...typed,
      version: found.version,
      ...(found.mode === 'ask' ? { note } : {}),
      ...(beginWish ? { beginWish } : {}),
    }),
    textOf: (field, code) =>
      field === 'beginWish' && code === 'required' ? t('move.beginWishMissing') : undefined,
    changed: () => onOutdated('changed_meanwhile'),
    refused: failure => {
      const code = outdatedBy(failure)
      if (!code) return undefined
      onOutdated(code)
      // The notice above the form says it.
      return { dateStart: '' }
    },
    send: async body => {
      const at = { audience: 'customer', market: marketId, params: { id: found.bookingRequest } } as const
      moved.current = await call(tenantsMoveCalls.moveOwn, { ...at, body, key: keyFor(body) })
    },
    busy: found.mode === 'ask' ? t('move.asking') : t('move.moving'),
    // Only then has the form forgotten what was chosen.
    onDone: () => moved.current && onMoved(moved.current),
  })
}
