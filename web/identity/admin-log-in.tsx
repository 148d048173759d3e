import { Paper, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { PageFrame } from '../kit/page-frame.tsx'
import { lastMarket, useSession, useWayBack } from '../kit/session.ts'
import { LogInForm } from './log-in-form.tsx'
import { SessionEnded } from './session-ended.tsx'

/** The log-in page of administrators: market, user name, password. */
export const AdminLogIn = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession('admin')
  const wayBack = useWayBack('admin')
  /** The address that led here for want of a session. */
  const { state: wanted } = useLocation()
  const next = wayBack ?? (typeof wanted === 'string' ? wanted : '/')

  useEffect(() => {
    if (session) void navigate(next, { replace: true })
  }, [session, next, navigate])

  return (
    <PageFrame href="/" width="narrow">
      <PageTitle>{t('identity.adminTitle')}</PageTitle>
      <Stack gap="lg">
        <StepTitle>{t('identity.adminTitle')}</StepTitle>
        {wayBack && <SessionEnded />}
        <Paper withBorder p="lg">
          <LogInForm
            as="admin"
            lastMarketId={lastMarket.read()}
            onLoggedIn={({ marketId }) => {
              lastMarket.write(marketId)
              void navigate(next, { replace: true })
            }}
          />
        </Paper>
      </Stack>
    </PageFrame>
  )
}
