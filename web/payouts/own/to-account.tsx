import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Payout } from '../received.tsx'

/** The way to the tenant's account among their settings: to another one, or to the first. */
export const ToAccount = ({ why }: Pick<Payout, 'why'>) => {
  const { t } = useTranslation()
  return (
    <Anchor component={Link} to="/settings#bank" fw={600}>
      {why === 'no_account' ? t('payout.writeAccount') : t('payout.changeAccount')}
    </Anchor>
  )
}
