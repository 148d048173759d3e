import { Anchor, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './error-summary.module.css'
import { FocusedAlert } from './focused-alert.tsx'

export interface FieldError {
  /** The id of the field. */
  field: string
  text: string
}

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
      <List size="sm">
        {errors.map(({ field, text }) => (
          <List.Item key={field}>
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
          </List.Item>
        ))}
      </List>
    </FocusedAlert>
  )
}
