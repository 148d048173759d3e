import { useTranslation } from 'react-i18next'
import styles from './bookings.module.css'
import type { Step } from './choice.ts'

const ORDER: readonly Step[] = ['type', 'price', 'services', 'date', 'checkout']

/** How far the way is: all steps at a desk, one line on a phone. */
export const Steps = ({ current }: { current: Step }) => {
  const { t } = useTranslation()
  const names: Record<string, string> = {
    type: t('bookings.stepType'),
    price: t('bookings.stepPrice'),
    services: t('bookings.stepServices'),
    date: t('bookings.stepDate'),
    checkout: t('bookings.stepCheckout'),
  }
  const at = ORDER.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={t('bookings.progress')}>
      {ORDER.map((step, index) => (
        <li
          key={step}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
          className={styles.step}
        >
          <span className={styles.stepNumber} aria-hidden>
            {index + 1}
          </span>
          <span className={styles.stepName}>{names[step]}</span>
        </li>
      ))}
    </ol>
  )
}
