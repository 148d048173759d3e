/** What the settlements of some days come to: paid out, kept, owed, and what the shop gets. */
import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import { commissionOf, type InAll, useFigures } from './figures.ts'
import styles from './settlement.module.css'

export const SumsStrip = ({ of: { totals, paid, held, owing } }: { of: InAll }) => {
  const { t } = useTranslation()
  const { money } = useFigures()
  const { tax, rentVat, rentOffset } = totals
  const withVat = (amount: string) =>
    fromWire(amount) ? t('settlements.ofWhichVat', { amount: money(amount) }) : ''
  const cells = [
    {
      name: t('settlements.paidTo', { count: paid.count }),
      amount: money(paid.total),
      hint: t('settlements.paidHint'),
    },
    {
      name: t('settlements.heldOf', { count: held.count }),
      amount: money(held.total),
      hint: held.count ? t('settlements.heldHint') : '',
    },
    {
      name: t('settlements.owingOf', { count: owing.count }),
      amount: money(owing.total),
      hint: owing.count ? t('settlements.owingHint') : '',
      isBad: owing.count > 0,
    },
    { name: t('settlements.shopsCommission'), amount: money(commissionOf(totals)), hint: withVat(tax) },
    { name: t('settlements.rentWithheld'), amount: money(rentOffset), hint: withVat(rentVat) },
  ]
  return (
    <dl className={styles.strip}>
      {cells.map(({ name, amount, hint, isBad }) => (
        <div key={name} data-bad={isBad || undefined}>
          <dt>{name}</dt>
          <dd>
            <strong>{amount}</strong>
            {hint && <small>{hint}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
