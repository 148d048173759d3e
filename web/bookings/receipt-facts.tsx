import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import styles from './receipt.module.css'
import { useFullDay } from './use-full-day.ts'
import type { Paid } from './use-receipt.ts'

/** Whose payment it was, when, and by which reference the shop finds it. */
export const ReceiptFacts = ({ paid }: { paid: Paid }) => {
  const { t } = useTranslation()
  const fullDay = useFullDay()
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  const facts: [string, string | undefined][] = [
    [t('receipt.paidOn'), list.format(paid.days.map(fullDay))],
    [t('receipt.buyer'), paid.name],
    [t('receipt.email'), paid.email],
    [t('receipt.customer'), paid.customer],
    [t('receipt.reference'), list.format(paid.references)],
  ]
  const known = facts.filter(([, value]) => value)
  if (!known.length) return null
  return (
    <dl className={styles.facts}>
      {known.map(([name, value]) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
