import { Paper, Stack, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { marketId as marketIdShape } from '#shared/kit/id.ts'
import { APP_NAME, Footer } from '../kit/footer.tsx'
import { Header } from '../kit/header.tsx'
import { Main, StepTitle, usePageTitle } from '../kit/page.tsx'
import { lastMarket, useSession, useWayBack } from '../kit/session.ts'
import { LogInForm } from './log-in-form.tsx'
import { SessionEnded } from './session-ended.tsx'

/** The administrators' door: market, user name, password. */
export const AdminLogIn = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession('admin')
  const wayBack = useWayBack('admin')
  const [marketId, setMarketId] = useState(lastMarket.read())
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  usePageTitle(t('identity.adminTitle'), APP_NAME)

  useEffect(() => {
    if (session) void navigate(wayBack ?? '/', { replace: true })
  }, [session, wayBack, navigate])

  const check = (): boolean => {
    if (marketIdShape.safeParse(marketId.trim()).success) return true
    setError(
      marketId.trim() ? t('identity.marketIdRule') : t('kit.required', { field: t('fields.market_id') }),
    )
    field.current?.focus()
    return false
  }

  return (
    <>
      <Header name={APP_NAME} href="/" />
      <Main width="narrow">
        <Stack gap="lg">
          <StepTitle>{t('identity.adminTitle')}</StepTitle>
          {wayBack && <SessionEnded />}
          <Paper withBorder p="lg">
            <LogInForm
              as="admin"
              marketId={marketId.trim()}
              check={check}
              before={
                <TextInput
                  ref={field}
                  label={t('fields.market_id')}
                  description={t('identity.marketIdHint')}
                  autoCapitalize="none"
                  autoComplete="organization"
                  value={marketId}
                  error={error}
                  onChange={({ currentTarget: { value } }) => {
                    setMarketId(value)
                    setError(undefined)
                  }}
                />
              }
              onLoggedIn={({ marketId: market }) => {
                lastMarket.write(market)
                void navigate(wayBack ?? '/', { replace: true })
              }}
            />
          </Paper>
        </Stack>
      </Main>
      <Footer />
    </>
  )
}
