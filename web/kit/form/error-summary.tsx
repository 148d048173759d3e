import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Notice } from '../notice.tsx'
import styles from './error-summary.module.css'
import type { FieldError } from './use-errors.ts'

/** Names the field, unless the text already does. */
const named = ({ label, text }: FieldError): string => (text.startsWith(label) ? text : `${label}: ${text}`)

/** What is wrong with several fields together is said once. */
const distinct = (errors: readonly FieldError[]): FieldError[] =>
  errors.filter(({ text }, at) => errors.findIndex(error => error.text === text) === at)

/** What has to be put right in a form, with the way to each field. It takes the focus when it appears. */
export const ErrorSummary = ({ errors }: { errors: readonly FieldError[] }) => {
  const { t } = useTranslation()
  return (
    <Notice color="berry" title={t('kit.putRight')} takesFocus>
      <ul className={styles.list}>
        {distinct(errors).map(error => (
          <li key={error.field}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              c="berry"
              className={styles.link}
              onClick={() => document.getElementById(error.field)?.focus()}
            >
              {named(error)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
