import { Button, Paper, Stack, Title } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { IconLabel } from '../kit/icon-label.tsx'
import { later } from '../kit/later.tsx'
import { useSession, useWayBack } from '../kit/session.ts'
import { HelpAndApps } from '../markets/help-and-apps.tsx'
import { LogInForm } from './log-in-form.tsx'
import { SessionEnded } from './session-ended.tsx'

const CodeByMail = later(['code'], async () => (await import('./code-by-mail.tsx')).CodeByMail)

/** The tenants' log-in form, or a link to their pages when they are logged in. */
export const CustomerLogIn = () => {
  const { t } = useTranslation()
  const { marketId = '' } = useParams()
  const session = useSession('customer')
  const wayBack = useWayBack('customer', marketId)
  const [byCode, setByCode] = useState<string>()
  const goOn = () => window.location.assign(`/user#${wayBack ?? '/'}`)
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="tenants">
      <Stack gap="md">
        <IconLabel icon={<IconUser size={20} />}>
          <Title order={2} id="tenants">
            {t('identity.tenants')}
          </Title>
        </IconLabel>
        {session?.marketId === marketId ? (
          <Button component="a" href="/user#/">
            {t('identity.toMyPage')}
          </Button>
        ) : byCode === undefined ? (
          <LogInForm
            as="customer"
            marketId={marketId}
            before={wayBack && <SessionEnded />}
            onByCode={setByCode}
            onLoggedIn={goOn}
          />
        ) : (
          <CodeByMail
            marketId={marketId}
            typed={byCode}
            onLoggedIn={goOn}
            onOther={() => setByCode(undefined)}
          />
        )}
        <HelpAndApps />
      </Stack>
    </Paper>
  )
}
