import { Alert } from '@mantine/core'
import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import styles from './landing.module.css'

/** 1 info, 2 warning, 3 danger (specification 9). An unknown level is shown as info. */
const useLevel = (level: number) => {
  const { t } = useTranslation()
  if (level === 3)
    return { color: 'berry', icon: <IconAlertOctagon size={20} aria-hidden />, title: t('markets.danger') }
  if (level === 2)
    return { color: 'straw', icon: <IconAlertTriangle size={20} aria-hidden />, title: t('markets.warning') }
  return { color: 'shelf', icon: <IconInfoCircle size={20} aria-hidden />, title: t('markets.info') }
}

interface PublicMessageProps {
  message: NonNullable<VisitorsMarket['publicMessage']>
}

export const PublicMessage = ({ message }: PublicMessageProps) => (
  <Alert {...useLevel(message.level)} className={styles.lines}>
    <span lang={message.language}>{message.text}</span>
  </Alert>
)
