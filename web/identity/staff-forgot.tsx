import { Anchor, Button, Paper, Stack, Text, TextInput } from '@mantine/core'
import { IconCircleCheck, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { passwordCalls } from '#shared/identity/password-calls.ts'
import type { ListedMarket } from '#shared/markets/listed-market.ts'
import { call } from '../kit/call.ts'
import { Form } from '../kit/form/form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { PageFrame } from '../kit/frame/page-frame.tsx'
import { Notice } from '../kit/notice.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { lastMarket } from '../kit/session.ts'
import { useFetched } from '../kit/use-route.ts'
import { marketIdIn } from './market-id-in.ts'

/** An administrator asks for a link to choose a new password. The answer is the same for known and unknown addresses. */
export const StaffForgot = ({ allMarkets }: { allMarkets: () => Promise<readonly ListedMarket[]> }) => {
  const { t } = useTranslation()
  const markets = useFetched(['markets'], allMarkets).data ?? []
  const [sentTo, setSentTo] = useState<string>()
  const route = passwordCalls.requestPasswordReset
  const form = useRouteForm({
    route,
    initial: { market_id: lastMarket.read(), email: '' },
    body: ({ market_id, email }) => ({ market_id: marketIdIn(market_id, markets), email }),
    send: async body => {
      await call(route, { audience: 'open', body })
      setSentTo(body.email)
    },
    textOf: (field, code) =>
      field === 'market_id' && code === 'invalid' ? t('staff.marketIdRule') : undefined,
    busy: t('identity.sending'),
  })
  return (
    <PageFrame href="/" width="narrow">
      <PageTitle>{t('identity.resetTitle')}</PageTitle>
      <Stack gap="lg">
        <StepTitle>{t('identity.resetTitle')}</StepTitle>
        {sentTo && (
          <Notice color="shelf" role="status" icon={IconCircleCheck} takesFocus>
            {t('identity.linkSent', { email: sentTo })}
          </Notice>
        )}
        <Paper withBorder p="lg">
          <Form form={form}>
            <Text>{t('identity.resetText')}</Text>
            <TextInput
              {...form.field('market_id')}
              description={t('staff.marketIdHint')}
              autoCapitalize="none"
              autoComplete="organization"
            />
            <TextInput {...form.field('email')} type="email" autoComplete="email" />
            <Button type="submit" leftSection={<IconMail size={20} aria-hidden />}>
              {t('identity.sendLink')}
            </Button>
            <Anchor component={Link} to="/login">
              {t('identity.toLogIn')}
            </Anchor>
          </Form>
        </Paper>
      </Stack>
    </PageFrame>
  )
}
