/** What was finalized: each tenant's settlement, or the periods. */
import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './periods.module.css'

const AT = '/payments/reports'

export const ReportsSwitch = ({ isPeriods = false }: { isPeriods?: boolean }) => {
  const { t } = useTranslation()
  const links = [
    { to: AT, name: t('settlements.ofTenants'), isHere: !isPeriods },
    { to: `${AT}/finalized`, name: t('settlements.finalizedPeriods'), isHere: isPeriods },
  ]
  return (
    <nav className={styles.switch} aria-label={t('settlements.reports')}>
      {links.map(({ to, name, isHere }) => (
        <Anchor key={to} component={Link} to={to} aria-current={isHere ? 'true' : undefined}>
          {name}
        </Anchor>
      ))}
    </nav>
  )
}
