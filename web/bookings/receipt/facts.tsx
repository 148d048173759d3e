import { useTranslation } from 'react-i18next'
import { inSentence } from '#shared/kit/in-sentence.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useFullDay } from '../summary/use-full-day.ts'
import styles from './receipt.module.css'
import type { Paid } from './use-receipt.ts'

/**
 * Whose payment it was, when, and by which reference the shop finds it. What the server has not said yet has its line
 * already, so that nothing moves when it does.
 */
export const ReceiptFacts = ({ paid }: { paid: Paid }) => {
  const { t } = useTranslation()
  const fullDay = useFullDay()
  const language = useLanguage()
  const facts: [string, string | undefined][] = [
    [t('receipt.paidOn'), inSentence(paid.days.map(fullDay), language)],
    [t('receipt.buyer'), paid.name],
    [t('receipt.email'), paid.email],
    [t('receipt.customer'), paid.customer],
    [t('receipt.reference'), inSentence(paid.references, language)],
  ]
  const known = facts.filter(([, value]) => value || paid.isComing)
  if (!known.length) return null
  return (
    <Facts className={styles.facts}>
      {known.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value || '\u00a0'}
        </Fact>
      ))}
    </Facts>
  )
}
