import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inSentence } from '#shared/kit/in-sentence.ts'
import { fromWire } from '#shared/kit/money.ts'
import type { WithdrawalQuote } from '#shared/payments/withdrawal-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { percent, useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import styles from './withdraw.module.css'

interface LineProps {
  name: ReactNode
  more?: string
  amount: string
  isTotal?: boolean
}

const Line = ({ name, more, amount, isTotal }: LineProps) => (
  <Fact
    className={isTotal ? styles.total : undefined}
    name={
      <>
        {name}
        {more && (
          <Text component="span" display="block" size="sm" c="dimmed">
            {more}
          </Text>
        )}
      </>
    }
  >
    {amount}
  </Fact>
)

/** What was paid, what of it stays, and what goes back: the lines add up. */
export const Lines = ({ quote }: { quote: WithdrawalQuote }) => {
  const { t } = useTranslation()
  const show = useShow()
  const reader = useLanguage()
  const { language } = useThisMarket()
  const { currency, paid, used, performed, services, kept, refunded, amount } = quote
  const less = (sum: string) => `−${show.money(sum, currency)}`
  return (
    <Facts className={styles.lines}>
      <Line name={t('withdrawal.paid')} amount={show.money(paid, currency)} />
      {used && (
        <Line
          name={t('withdrawal.used', { count: used.days, of: used.of })}
          more={t('withdrawal.usedDays', { first: show.day(used.first) })}
          amount={less(used.amount)}
        />
      )}
      {fromWire(performed) > 0 && (
        <Line
          name={<span lang={language}>{inSentence(services, reader)}</span>}
          more={t('withdrawal.performed')}
          amount={less(performed)}
        />
      )}
      {kept && fromWire(kept.amount) > 0 && (
        <Line
          name={t('withdrawal.kept', { percent: percent(100 - kept.percent) })}
          more={t('withdrawal.keptText')}
          amount={less(kept.amount)}
        />
      )}
      {fromWire(refunded) > 0 && <Line name={t('withdrawal.refunded')} amount={less(refunded)} />}
      <Line isTotal name={t('withdrawal.amount')} amount={show.money(amount, currency)} />
    </Facts>
  )
}
