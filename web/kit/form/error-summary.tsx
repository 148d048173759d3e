import { Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FocusedAlert } from '../focused-alert.tsx'
import styles from './error-summary.module.css'
import type { FieldError } from './use-route-form.ts'

/** What is wrong with several fields together is said once. */
const distinct = (errors: readonly FieldError[]): FieldError[] =>
  errors.filter(({ text }, at) => errors.findIndex(error => error.text === text) === at)

/** What has to be put right in a form, with the way to each field. It takes the focus when it appears. */
export const ErrorSummary = ({ errors }: { errors: readonly FieldError[] }) => {
  const { t } = useTranslation()
  return (
    <FocusedAlert
      role="alert"
      color="berry"
      icon={<IconAlertTriangle size={20} aria-hidden />}
      title={t('kit.putRight')}
    >
      <ul className={styles.list}>
        {distinct(errors).map(({ field, text }) => (
          <li key={field}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              c="berry"
              className={styles.link}
              onClick={() => document.getElementById(field)?.focus()}
            >
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </FocusedAlert>
  )
}
