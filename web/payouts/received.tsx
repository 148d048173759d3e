/** The one number of a payout under the words that everybody reads (D79), and below it when it comes or why it is nothing. */
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { maskedAccount } from '#shared/payouts/masked-account.ts'
import type { ownPayoutCalls } from '#shared/payouts/own-payout-calls.ts'
import { useShow } from '../kit/show.ts'
import { useToday } from '../markets/use-today.ts'
import { useAmounts } from './balance-words.tsx'
import styles from './payout.module.css'
import { usePayoutWords } from './use-payout-words.ts'

export type Payout = Answer<typeof ownPayoutCalls.readPayout>

/** From when it is paid, and to which account. Empty where neither is known. */
const useWhen = () => {
  const { t } = useTranslation()
  const show = useShow()
  return ({ payoutOn, bank }: Payout): string => {
    const account = maskedAccount(bank)
    if (!payoutOn) return account && t('payout.toAccount', { account })
    const day = show.day(payoutOn)
    return account ? t('payout.dayAndAccount', { day, account }) : t('payout.fromDay', { day })
  }
}

interface ReceivedProps {
  payout: Payout
  /** Of the tenant, for staff. */
  name?: string | undefined
  /** It was finalized: what stood in the way stood there then. */
  isFinal?: boolean
}

export const Received = ({ payout, name, isFinal = false }: ReceivedProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const today = useToday()
  const { money } = useAmounts()
  const words = usePayoutWords(name)
  const when = useWhen()(payout)
  const { youReceive, why, balance, dateTo } = payout
  return (
    <div>
      <Text fw={600}>{words.receives}</Text>
      <p className={styles.large}>{money(youReceive)}</p>
      {why ? (
        <Text>{isFinal ? words.whyThen(why) : words.why(why, balance)}</Text>
      ) : (
        when && <Text>{when}</Text>
      )}
      {!isFinal && dateTo > today && (
        <Text size="sm" c="dimmed">
          {t('payout.soFar', { day: show.day(dateTo) })}
        </Text>
      )}
    </div>
  )
}
