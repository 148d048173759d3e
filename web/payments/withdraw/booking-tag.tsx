import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { WithdrawalQuote } from '#shared/payments/withdrawal-calls.ts'
import tag from '../../bookings/own/own.module.css'
import { useThisMarket } from '../../markets/market.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { useWithdrawalWords } from './use-withdrawal-words.ts'
import styles from './withdraw.module.css'

/** Which booking it is: its shelf, what was bought, its days and its receipt. */
export const BookingTag = ({ quote }: { quote: WithdrawalQuote }) => {
  const { t } = useTranslation()
  const { language } = useThisMarket()
  const label = usePeriodLabel()
  const { daysOf } = useWithdrawalWords()
  const { shelf, shelfType, bookingPeriod, receiptNumber } = quote
  const period = label(bookingPeriod)
  return (
    <span className={styles.booking}>
      <span className={tag.tag}>
        <span>{t('withdrawal.shelf')}</span>
        <strong>{shelf}</strong>
      </span>
      <span>
        <Text component="span" display="block" fw={600}>
          <span lang={language}>{shelfType}</span>
          {period && `, ${period}`}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {daysOf(quote)}
        </Text>
        {receiptNumber !== null && (
          <Text component="span" display="block" size="sm" c="dimmed">
            {t('withdrawal.receipt', { number: receiptNumber })}
          </Text>
        )}
      </span>
    </span>
  )
}
