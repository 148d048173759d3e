import { Anchor, Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconCircleCheck, IconMail } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { passwordCalls } from '#shared/identity/password-calls.ts'
import { call } from '../kit/call.ts'
import { Form } from '../kit/form/form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { Notice } from '../kit/notice.tsx'
import { PageTitle } from '../kit/page.tsx'
import styles from './identity.module.css'
import { toLogIn } from './to-log-in.ts'

interface RequestResetProps {
  /** Where the user came from, while that is of use. */
  wayBack: ReactNode
}

/** The address that was typed at log-in; it comes in the fragment, which reaches no server. */
const useTypedAddress = (): string => {
  const { hash } = useLocation()
  try {
    const typed = decodeURIComponent(hash.slice(1))
    return typed.includes('@') ? typed : ''
  } catch {
    return ''
  }
}

/** Requests a link to choose a new password. Shows the same message for known and unknown addresses. */
export const RequestReset = ({ wayBack }: RequestResetProps) => {
  const { t } = useTranslation()
  const { marketId } = useParams()
  const email = useTypedAddress()
  // This user had a link for a first password, which has ended.
  const isFirst = useSearchParams()[0].has('first')
  const title = isFirst ? t('password.newLink') : t('identity.resetTitle')
  const [sentTo, setSentTo] = useState<string>()
  const route = passwordCalls.requestPasswordReset
  const form = useRouteForm({
    route,
    initial: { email },
    body: typed => ({ ...typed, market_id: marketId }),
    send: async body => {
      await call(route, { audience: 'open', body })
      setSentTo(body.email)
    },
    busy: t('identity.sending'),
  })
  return (
    <Stack gap="lg" className={styles.narrow}>
      <PageTitle>{title}</PageTitle>
      <Title order={1}>{title}</Title>
      {sentTo && (
        <Notice color="shelf" role="status" icon={IconCircleCheck}>
          {t('identity.linkSent', { email: sentTo })}
        </Notice>
      )}
      <Paper withBorder p="lg">
        <Form form={form}>
          <Text>{isFirst ? t('password.firstText') : t('identity.resetText')}</Text>
          <TextInput {...form.field('email')} type="email" autoComplete="email" />
          <Button type="submit" leftSection={<IconMail size={20} aria-hidden />}>
            {t('identity.sendLink')}
          </Button>
          <Anchor component={Link} {...toLogIn(marketId)}>
            {t('identity.toLogIn')}
          </Anchor>
          {wayBack}
        </Form>
      </Paper>
    </Stack>
  )
}
