import { Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { WithdrawalQuote } from '#shared/payments/withdrawal-calls.ts'
import tag from '../../bookings/own/own.module.css'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { useWithdrawalWords } from './use-withdrawal-words.ts'
import styles from './withdraw.module.css'

interface BookingTagProps {
  quote: WithdrawalQuote
  /** Among several: those that are ended already say so. */
  saysDone?: boolean
}

/** Which booking it is: its shelf, what was bought, its days and its receipt. */
export const BookingTag = ({ quote, saysDone = false }: BookingTagProps) => {
  const { t } = useTranslation()
  const { language } = useThisMarket()
  const label = usePeriodLabel()
  const { daysOf } = useWithdrawalWords()
  const { shelf, shelfType, bookingPeriod, receiptNumber, why } = quote
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
        {saysDone && why === 'withdrawal_done' && (
          <StatusMark icon={IconCircleCheck} tone="quiet">
            {t('withdrawal.done')}
          </StatusMark>
        )}
      </span>
    </span>
  )
}
