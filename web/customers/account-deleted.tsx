import { Anchor, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import identity from '../identity/identity.module.css'
import { Notice } from '../kit/notice.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { sessions } from '../kit/session.ts'
import { useThisMarket } from '../markets/market.ts'
import { accountGone } from './account-gone.ts'

/** What the market's page says to a tenant who has just deleted the account. Anybody else gets the market's page itself. */
export const AccountDeleted = () => {
  const { t } = useTranslation()
  const { marketId, visualName } = useThisMarket()
  const [isGone] = useState(() => accountGone.read() === marketId)
  useEffect(() => {
    if (!isGone) return
    if (sessions.customer.read()?.marketId === marketId) sessions.customer.clear()
    accountGone.clear()
  }, [isGone, marketId])
  if (!isGone) return <Navigate to={`/${marketId}`} replace />
  return (
    <Stack gap="lg" className={identity.narrow}>
      <PageTitle>{t('mydata.goneTitle')}</PageTitle>
      <StepTitle>{t('mydata.goneTitle')}</StepTitle>
      <Notice color="shelf" role="status" icon={IconCircleCheck}>
        <Text size="sm">{t('mydata.goneText', { market: visualName })}</Text>
        <Anchor component={Link} to={`/${marketId}`}>
          {t('mydata.toMarket', { market: visualName })}
        </Anchor>
      </Notice>
    </Stack>
  )
}
