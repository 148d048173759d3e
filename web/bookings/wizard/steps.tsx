import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Step } from '../choice/choice.ts'
import { useHasServices } from '../choice/use-has-services.ts'
import { useBack } from '../choice/wizard-context.ts'
import styles from './steps.module.css'

const ORDER: readonly Step[] = ['type', 'price', 'services', 'date', 'checkout']

/** How far the way is. At a desk all steps, and those that are done can be pressed; on a phone one line. */
export const Steps = ({ current }: { current: Step }) => {
  const { t } = useTranslation()
  const back = useBack()
  const hasServices = useHasServices(current === 'checkout')
  const names: Record<string, string> = {
    type: t('bookings.stepType'),
    price: t('bookings.stepPrice'),
    services: t('bookings.stepServices'),
    date: t('bookings.stepDate'),
    checkout: t('bookings.stepCheckout'),
  }
  const order = ORDER.filter(step => step !== 'services' || hasServices)
  const at = order.indexOf(current)
  return (
    <nav className={styles.progress} aria-label={t('bookings.progress')}>
      <p className={styles.phrase} aria-hidden>
        {t('bookings.stepOf', { at: at + 1, count: order.length })} · <strong>{names[current]}</strong>
      </p>
      <ol className={styles.steps}>
        {order.map((step, index) => (
          <li
            key={step}
            data-done={index < at || undefined}
            aria-current={index === at ? 'step' : undefined}
            className={styles.step}
          >
            {index < at ? (
              <UnstyledButton className={styles.done} onClick={() => back(step)}>
                <span className={styles.mark}>
                  <IconCheck size={16} aria-hidden />
                </span>
                {names[step]}
              </UnstyledButton>
            ) : (
              <>
                <span className={styles.mark} aria-hidden>
                  {index + 1}
                </span>
                <span className={styles.name}>{names[step]}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
