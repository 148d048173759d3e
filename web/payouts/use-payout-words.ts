/** What a payout is called, and why it is nothing: to the tenant, or to staff of a tenant with this name. */
import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import type { NOT_PAID } from '#shared/payouts/payout.ts'
import { useAmounts } from './balance-words.tsx'

export type Why = (typeof NOT_PAID)[number]

export const usePayoutWords = (name?: string) => {
  const { t } = useTranslation()
  const { money } = useAmounts()
  const why = (reason: Why, balance: string): string => {
    const amount = money(Math.abs(fromWire(balance)))
    const said: Record<Why, string> = {
      owes: name ? t('payout.owesOf', { name, amount }) : t('payout.owes', { amount }),
      nothing: t('payout.nothing'),
      held: name ? t('payout.heldOf', { name, amount }) : t('payout.held', { amount }),
      unconfirmed: name ? t('payout.unconfirmedOf', { name, amount }) : t('payout.unconfirmed', { amount }),
      no_account: name ? t('payout.noAccountOf', { name, amount }) : t('payout.noAccount', { amount }),
    }
    return said[reason]
  }
  const whyThen = (reason: Why): string =>
    ({
      owes: t('payout.owesShort'),
      nothing: t('payout.nothingShort'),
      held: t('payout.heldShort'),
      no_account: t('payout.noAccountShort'),
      unconfirmed: t('payout.unconfirmedShort'),
    })[reason]
  return { receives: name ? t('payout.receives', { name }) : t('payout.youReceive'), why, whyThen }
}
