import { Anchor, Group, Paper, Stack } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { ListedMarket } from '#shared/markets/listed-market.ts'
import { PageFrame } from '../kit/frame/page-frame.tsx'
import { later } from '../kit/later.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { lastMarket, type Session, useSession, useWayBack } from '../kit/session.ts'
import { useFetched } from '../kit/use-route.ts'
import styles from './admin-log-in.module.css'
import { LogInForm } from './log-in-form.tsx'
import { marketIdIn } from './market-id-in.ts'
import { SessionEnded } from './session-ended.tsx'

const StaffCodeByMail = later(
  ['code'],
  async () => (await import('./staff-code-by-mail.tsx')).StaffCodeByMail,
)

interface AdminLogInProps {
  /** Fetches the markets to choose from. */
  allMarkets: () => Promise<readonly ListedMarket[]>
}

/** The log-in page of administrators: market, user name, and password or a code by mail. */
export const AdminLogIn = ({ allMarkets }: AdminLogInProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession('admin')
  const wayBack = useWayBack('admin')
  /** The address that led here for want of a session. */
  const { state: wanted } = useLocation()
  const markets = useFetched(['markets'], allMarkets).data ?? []
  const listId = useId()
  const [byCode, setByCode] = useState<{ username: string; marketId: string }>()
  const textOf = (field: string, code: string) => {
    if (code === 'invalid_credentials') return t('staff.wrongLogIn')
    if (code === 'invalid_code') return t('staff.wrongCode')
    return field === 'market_id' && code === 'invalid' ? t('staff.marketIdRule') : undefined
  }
  const next = wayBack ?? (typeof wanted === 'string' ? wanted : '/')

  const goOn = ({ marketId }: Session) => {
    lastMarket.write(marketId)
    void navigate(next, { replace: true })
  }
  const shared = {
    markets: listId,
    marketHint: t('staff.marketIdHint'),
    marketIdOf: (typed: string) => marketIdIn(typed, markets),
    textOf,
    onLoggedIn: goOn,
  }

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
          {byCode ? (
            <StaffCodeByMail {...shared} {...byCode} onOther={() => setByCode(undefined)} />
          ) : (
            <LogInForm
              {...shared}
              as="admin"
              lastMarketId={lastMarket.read()}
              codeLabel={t('staff.code')}
              codeHint={t('staff.codeHint')}
              onByCode={(username, marketId) => setByCode({ username, marketId })}
            />
          )}
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
