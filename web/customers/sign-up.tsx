import { Anchor, Button, Paper, Stack, Text, TextInput } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { registerCalls } from '#shared/customers/register-calls.ts'
import type { Body } from '#shared/kit/contract.ts'
import identity from '../identity/identity.module.css'
import { toLogIn } from '../identity/to-log-in.ts'
import { call } from '../kit/call.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { NewTab } from '../kit/new-tab.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { hasTerms, termsOf, useThisMarket } from '../markets/market.ts'
import { PersonFields, usePersonLabels } from './person-fields.tsx'
import { SignUpSent } from './sign-up-sent.tsx'

const route = registerCalls.registerUser

/** Lets a visitor become a customer of the market. Says the same for a known and an unknown address. */
export const SignUp = ({ wayBack }: { wayBack: ReactNode }) => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const { marketId, visualName, supportCountry } = market
  const [sent, setSent] = useState<Body<typeof route>>()
  const sending = useRef<Body<typeof route>>(undefined)
  const form = useRouteForm({
    route,
    initial: {
      name: '',
      email: '',
      phone: '',
      address: '',
      postalCode: '',
      city: '',
      country: supportCountry as string,
    },
    labels: usePersonLabels(),
    body: typed => ({ ...typed, market_id: marketId }),
    send: async body => {
      sending.current = body
      await call(route, { audience: 'open', body })
    },
    // Only now nothing is unsaved: a form that goes sooner leaves its draft behind.
    onDone: () => setSent(sending.current),
    busy: t('signup.creating'),
  })
  if (sent)
    return <SignUpSent sent={sent} market={market} wayBack={wayBack} onOther={() => setSent(undefined)} />
  return (
    <Stack gap="lg" className={identity.narrow}>
      <PageTitle>{t('signup.title')}</PageTitle>
      <Stack gap="xs">
        <StepTitle>{t('signup.title')}</StepTitle>
        <Text>{t('signup.lead', { market: visualName })}</Text>
      </Stack>
      <Paper withBorder p="lg">
        <GuardedForm form={form} draft={`sign up ${marketId}`}>
          <PersonFields
            field={form.field}
            email={
              <TextInput
                {...form.field('email')}
                type="email"
                autoComplete="email"
                description={t('signup.emailHint')}
              />
            }
          />
          <Text size="sm" c="dimmed">
            {t('signup.next')}
          </Text>
          <Button type="submit" leftSection={<IconUserPlus size={20} aria-hidden />}>
            {t('signup.create')}
          </Button>
          {hasTerms(market) && (
            <Anchor href={termsOf(marketId)} target="_blank" rel="noreferrer" size="sm">
              {t('signup.terms')}
              <NewTab />
            </Anchor>
          )}
        </GuardedForm>
      </Paper>
      <Text>
        {t('signup.haveOne')}{' '}
        <Anchor component={Link} underline="always" {...toLogIn(marketId)}>
          {t('identity.logIn')}
        </Anchor>
      </Text>
      {wayBack}
    </Stack>
  )
}
