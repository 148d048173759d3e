import { closingDaysChanged } from '#events/markets.ts'
import type { Returned } from '#shared/kit/contract.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { emit } from '../kit/outbox.ts'
import { checkVersion } from '../kit/version.ts'
import { changeMarket } from './change.ts'
import type { Market } from './table/market.ts'

type Set = typeof settingsCalls.setClosingDays

const toResponse = ({ closingDays, bookingOpeningDays, version }: Market): Returned<Set> => ({
  closingDays,
  bookingOpeningDays,
  version,
})

/**
 * Sets the special closing dates and the days on which a booking may start all the same (D9). Running bookings get a
 * day more for each new closing date: bookings does that after `closingDaysChanged`. Refuses `changed_meanwhile`.
 */
export const setClosingDays: Verb<Set> = async ({ market, caller, params, body }) => {
  checkMarket(market, params.marketId)
  const { version, ...days } = body
  const added = ({ closingDays }: Market) => days.closingDays.filter(day => !closingDays.includes(day))
  const after = await changeMarket(
    market,
    caller,
    before => {
      checkVersion(version, toResponse(before), settingsCalls.setClosingDays)
      return { ...before, ...days }
    },
    before => (added(before).length ? [emit(market, closingDaysChanged, { added: added(before) })] : []),
  )
  return toResponse(after)
}
