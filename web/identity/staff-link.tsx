import { Anchor, Button, Paper, Stack, Text } from '@mantine/core'
import { IconCheck, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { passwordCalls } from '#shared/identity/password-calls.ts'
import { call } from '../kit/call.ts'
import { PageFrame } from '../kit/frame/page-frame.tsx'
import { Notice } from '../kit/notice.tsx'
import { tellFailure, textOfCode } from '../kit/notify.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useLink } from './use-link.ts'

const ROUTES = { confirm: passwordCalls.confirmEmail, reset: passwordCalls.confirmPasswordReset }

interface StaffLinkProps {
  kind: keyof typeof ROUTES
}

const OneLink = ({ kind, token, owner, sendAlive }: StaffLinkProps & ReturnType<typeof useLink>) => {
  const { t } = useTranslation()
  const [isDone, setDone] = useState(false)
  const route = ROUTES[kind]
  const title = kind === 'confirm' ? t('password.confirmTitle') : t('password.newPasswordTitle')
  const confirm = () =>
    sendAlive(() => call(passwordCalls.confirmEmail, { audience: 'open', body: { token } })).then(
      setDone,
      tellFailure,
    )
  const toLogIn = (
    <Anchor component={Link} to="/login">
      {t('identity.toLogIn')}
    </Anchor>
  )
  const content = () => {
    if (isDone)
      return (
        <Notice color="shelf" role="status" icon={IconCircleCheck} takesFocus>
          <Text>{kind === 'confirm' ? t('password.confirmedTitle') : t('password.passwordSaved')}</Text>
          {toLogIn}
        </Notice>
      )
    if (owner.failure?.status === 400)
      return (
        <Notice title={t('password.deadLink')}>
          <Text size="sm">{textOfCode('link_invalid')}</Text>
          {toLogIn}
        </Notice>
      )
    return (
      <WhenLoaded of={{ owner }}>
        {({ owner: { email, username, choosesPassword } }) => (
          <Paper withBorder p="lg">
            <Stack gap="md">
              <Text>{choosesPassword ? t('password.passwordFor', { email }) : email}</Text>
              {choosesPassword ? (
                <NewPasswordForm
                  route={route}
                  token={token}
                  account={username}
                  action={t('password.savePassword')}
                  icon={<IconCheck size={20} aria-hidden />}
                  send={async body => setDone(await sendAlive(() => call(route, { audience: 'open', body })))}
                />
              ) : (
                <Button onClick={() => void confirm()}>{t('password.verify')}</Button>
              )}
            </Stack>
          </Paper>
        )}
      </WhenLoaded>
    )
  }
  return (
    <PageFrame href="/" width="narrow">
      <PageTitle>{title}</PageTitle>
      <Stack gap="lg">
        <StepTitle>{title}</StepTitle>
        {content()}
      </Stack>
    </PageFrame>
  )
}

/**
 * The page of a link in a mail to an administrator: confirms the address, or lets them choose a password. Another link
 * in the same tab loads no page, because its path follows the #, and begins anew.
 */
export const StaffLink = ({ kind }: StaffLinkProps) => {
  const link = useLink(kind)
  return <OneLink key={`${kind} ${link.token}`} kind={kind} {...link} />
}
