import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCircleCheck, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordCalls } from '#shared/identity/password-calls.ts'
import { useAct } from '../kit/act/use-act.ts'
import { Notice } from '../kit/notice.tsx'

interface LinkByMailProps {
  marketId: string
  email: string
}

/** For a tenant who has no password yet, or forgot it: a link to the known address lets them choose one. */
export const LinkByMail = ({ marketId, email }: LinkByMailProps) => {
  const { t } = useTranslation()
  const act = useAct()
  const [isSent, setSent] = useState(false)
  const route = passwordCalls.requestPasswordReset
  const sendLink = async () => {
    const options = { audience: 'open', body: { email, market_id: marketId } } as const
    if (await act(send => send(route, options), { busy: t('identity.sending') })) setSent(true)
  }
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="link-by-mail">
      <Stack gap="md" align="flex-start">
        <Title order={2} size="h3" id="link-by-mail">
          {t('password.noneTitle')}
        </Title>
        {isSent ? (
          <Notice color="shelf" role="status" icon={IconCircleCheck} takesFocus>
            {t('password.linkSent', { email })}
          </Notice>
        ) : (
          <>
            <Text>{t('password.noneText', { email })}</Text>
            <Button
              variant="default"
              leftSection={<IconMail size={20} aria-hidden />}
              onClick={() => void sendLink()}
            >
              {t('identity.sendLink')}
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  )
}
