import { Anchor, Group, Paper, Stack } from '@mantine/core'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { ListedMarket } from '#shared/markets/listed-market.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { PageFrame } from '../kit/page-frame.tsx'
import { lastMarket, useSession, useWayBack } from '../kit/session.ts'
import { useFetched } from '../kit/use-route.ts'
import styles from './admin-log-in.module.css'
import { LogInForm } from './log-in-form.tsx'
import { marketIdIn } from './market-id-in.ts'
import { SessionEnded } from './session-ended.tsx'

interface AdminLogInProps {
  /** Fetches the markets to choose from. */
  allMarkets: () => Promise<readonly ListedMarket[]>
}

/** The log-in page of administrators: market, user name, password. */
export const AdminLogIn = ({ allMarkets }: AdminLogInProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession('admin')
  const wayBack = useWayBack('admin')
  /** The address that led here for want of a session. */
  const { state: wanted } = useLocation()
  const markets = useFetched(['markets'], allMarkets).data ?? []
  const listId = useId()
  const textOf = (field: string, code: string) => {
    if (code === 'invalid_credentials') return t('staff.wrongLogIn')
    if (code === 'invalid_code') return t('staff.wrongCode')
    return field === 'market_id' && code === 'invalid' ? t('staff.marketIdRule') : undefined
  }
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
        <Paper withBorder p="lg" className={styles.card}>
          <LogInForm
            as="admin"
            lastMarketId={lastMarket.read()}
            markets={listId}
            marketHint={t('staff.marketIdHint')}
            codeLabel={t('staff.code')}
            codeHint={t('staff.codeHint')}
            textOf={textOf}
            marketIdOf={typed => marketIdIn(typed, markets)}
            onLoggedIn={({ marketId }) => {
              lastMarket.write(marketId)
              void navigate(next, { replace: true })
            }}
          />
          <datalist id={listId}>
            {markets.map(({ marketId, visualName, city }) => (
              <option key={marketId} value={visualName} label={city} />
            ))}
          </datalist>
        </Paper>
        <Group justify="space-between">
          <Anchor component={Link} to="/forgot-password">
            {t('identity.forgot')}
          </Anchor>
          <Anchor component={Link} to="/register">
            {t('staff.openShop')}
          </Anchor>
        </Group>
      </Stack>
    </PageFrame>
  )
}
