/** How the screens of a withdrawal say a booking, its days and an hour. */
import { useTranslation } from 'react-i18next'
import type { WithdrawalQuote } from '#shared/payments/withdrawal-calls.ts'
import { useShow } from '../../kit/show.ts'

export const useWithdrawalWords = () => {
  const { t } = useTranslation()
  const show = useShow()
  return {
    daysOf: ({ dateStart, dateEnd }: Pick<WithdrawalQuote, 'dateStart' | 'dateEnd'>): string =>
      t('withdrawal.days', { first: show.day(dateStart), last: show.day(dateEnd) }),
    dayAndHour: ({ day, time }: NonNullable<WithdrawalQuote['emptyBy']>): string =>
      time ? t('withdrawal.dayAndTime', { day: show.day(day), time }) : show.day(day),
  }
}
