import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import { type BalancePage, Owed } from '../balance-words.tsx'

/** What the shop and the tenant owe each other, in the tenant's words, and what that means. */
export const OwnOwed = ({ of }: { of: Pick<BalancePage, 'balance' | 'available'> }) => {
  const { t } = useTranslation()
  const words = {
    owed: t('sold.balanceOwed'),
    owing: t('sold.balanceOwing'),
    even: t('sold.balanceEven'),
  }
  return (
    <Owed of={of} words={words}>
      {fromWire(of.balance) > 0 ? t('sold.balanceOwedMeans') : t('sold.balanceOwingMeans')}
    </Owed>
  )
}
