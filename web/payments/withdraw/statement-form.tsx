/** Who withdraws without a login: name, booking and address, as in the confirmation mail. */
import { Anchor, Button, Paper, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import { withdrawalCalls } from '#shared/payments/withdrawal-calls.ts'
import { call } from '../../kit/call.ts'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { Form } from '../../kit/form/form.tsx'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { Notice } from '../../kit/notice.tsx'
import { StepTitle } from '../../kit/page.tsx'
import { type MarketContact, useThisMarket } from '../../markets/market.ts'

const route = withdrawalCalls.quoteWithdrawal

export interface Statement {
  name: string
  reference: string
  email: string
}

export type Found = Answer<typeof route>

interface StatementFormProps {
  initial: Statement
  /** The link in the mail did not work. */
  isLinkOver: boolean
  contact: MarketContact
  onFound: (found: Found, statement: Statement) => void
}

export const StatementForm = ({ initial, isLinkOver, contact: Contact, onFound }: StatementFormProps) => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const [hasNoMatch, setNoMatch] = useState(false)
  const form = useRouteForm({
    route,
    initial: { ...initial },
    labels: {
      name: t('withdrawal.name'),
      reference: t('withdrawal.reference'),
      email: t('withdrawal.email'),
    },
    check: typed =>
      Object.fromEntries(
        Object.entries(typed).flatMap(([field, text]) => (text.trim() ? [] : [[field, 'required']])),
      ),
    send: async body => {
      setNoMatch(false)
      try {
        onFound(await call(route, { audience: 'anonymous', market: market.marketId, body }), form.typed)
      } catch (thrown) {
        if (!hasCode(asFailure(thrown), 'withdrawal_no_match')) throw thrown
        setNoMatch(true)
      }
    },
    busy: t('withdrawal.looking'),
  })
  return (
    <>
      <Stack gap="xs">
        <StepTitle>{t('withdrawal.title')}</StepTitle>
        <Text>{t('withdrawal.lead')}</Text>
        <Anchor component={Link} to={`/${market.marketId}/withdrawal-right`}>
          {t('withdrawal.readRight')}
        </Anchor>
      </Stack>
      {isLinkOver && (
        <Notice role="status">
          <Text size="sm">{t('withdrawal.linkOver')}</Text>
        </Notice>
      )}
      {hasNoMatch && (
        <Notice key={form.attempt} title={t('withdrawal.noMatchTitle')} takesFocus>
          <Text size="sm">{t('withdrawal.noMatchText')}</Text>
          <Contact
            market={market}
            written={{
              label: t('withdrawal.write'),
              name: form.typed.name,
              email: form.typed.email,
              notes: t('withdrawal.statement', form.typed),
            }}
          />
        </Notice>
      )}
      <Paper withBorder p="lg">
        <Form form={form}>
          <TextInput {...form.field('name')} autoComplete="name" />
          <TextInput {...form.field('reference')} description={t('withdrawal.referenceHint')} />
          <TextInput
            {...form.field('email')}
            type="email"
            autoComplete="email"
            description={t('withdrawal.emailHint')}
          />
          <Button type="submit" size="lg">
            {t('withdrawal.next')}
          </Button>
        </Form>
      </Paper>
    </>
  )
}
