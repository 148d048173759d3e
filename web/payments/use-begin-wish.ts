/** The part of a payment's form that asks for the buyer's wish to begin; nothing where nothing starts so soon. */
import { useTranslation } from 'react-i18next'
import { needsBeginWish } from '#shared/bookings/withdrawal.ts'
import { type Day, dayIn } from '#shared/kit/day.ts'
import { useThisMarket } from '../markets/market.ts'

/** `starts`: the first days of what is paid. */
export const useBeginWish = (starts: readonly Day[]) => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const today = dayIn(market.timeZone, Date.now())
  const asks = starts.some(day => needsBeginWish(day, today, market))
  return {
    asks,
    label: t('payments.beginWishShort'),
    /** As a part of the body of `init`. */
    sent: (beginWish: boolean | undefined) => (asks && beginWish ? { beginWish } : {}),
    check: (beginWish: boolean): Record<string, string> =>
      asks && !beginWish ? { beginWish: 'required' } : {},
    textOf: (field: string, code: string): string | undefined =>
      field === 'beginWish' && code === 'required' ? t('payments.beginWishMissing') : undefined,
  }
}
