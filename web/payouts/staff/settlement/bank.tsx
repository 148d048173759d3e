/** Where a tenant's money goes, or why nothing is paid out and what to do. */
import { Anchor } from '@mantine/core'
import { IconAlertCircleFilled, IconCircleCheckFilled, IconLock, IconMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { StatusMark } from '../../../kit/status-mark.tsx'
import type { Row } from './figures.ts'
import styles from './settlement.module.css'
import { shortenedAccount } from './shortened-account.ts'

export const Bank = ({ row: { why, bank, customer } }: { row: Row }) => {
  const { t } = useTranslation()
  if (why === 'no_account')
    return (
      <span className={styles.bank}>
        <StatusMark icon={IconAlertCircleFilled} tone="bad">
          {t('settlements.noAccount')}
        </StatusMark>
        <Anchor component={Link} to={`/customers/${customer}`} fz="sm">
          {t('settlements.askForAccount')}
        </Anchor>
      </span>
    )
  if (why === 'unconfirmed')
    return (
      <span className={styles.bank}>
        <StatusMark icon={IconLock} tone="waiting">
          {t('settlements.unconfirmed')}
        </StatusMark>
        <Anchor component={Link} to={`/customers/${customer}`} fz="sm">
          {t('settlements.confirmAccount')}
        </Anchor>
      </span>
    )
  if (why === 'owes')
    return (
      <span className={styles.bank}>
        <StatusMark icon={IconMinus} tone="bad">
          {t('settlements.owes')}
        </StatusMark>
        <small>{t('settlements.owingHint')}</small>
      </span>
    )
  if (why === 'held')
    return (
      <span className={styles.bank}>
        <StatusMark icon={IconLock} tone="waiting">
          {t('settlements.held')}
        </StatusMark>
        <small>{t('settlements.heldFor')}</small>
      </span>
    )
  if (why === 'nothing')
    return (
      <StatusMark icon={IconMinus} tone="quiet">
        {t('settlements.nothing')}
      </StatusMark>
    )
  return (
    <span className={styles.bank}>
      <StatusMark icon={IconCircleCheckFilled} tone="good">
        <span className={styles.account}>{shortenedAccount(bank)}</span>
      </StatusMark>
    </span>
  )
}
