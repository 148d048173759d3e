import { Anchor, Button, Paper, Stack, Title } from '@mantine/core'
import { IconLogin2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAct } from '../kit/act/use-act.ts'
import { NewTab } from '../kit/new-tab.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { lastMarket } from '../kit/session.ts'
import styles from './account.module.css'
import { logIn } from './log-in.ts'
import type { Registered } from './register-form.tsx'

/** What comes after a shop was opened: the mail, the log-in with what was typed, and the shop's page. */
export const RegisterDone = ({ marketId, visualName, email, username, password }: Registered) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const act = useAct()
  const address = `${window.location.origin}/login/${marketId}`
  const enter = async () => {
    const who = { username, password, market_id: marketId }
    if (!(await act(() => logIn('admin', who), { busy: t('identity.loggingIn') }))) return
    lastMarket.write(marketId)
    await navigate('/', { replace: true })
  }
  return (
    <Stack gap="lg">
      <PageTitle>{t('register.doneTitle', { name: visualName })}</PageTitle>
      <StepTitle>{t('register.doneTitle', { name: visualName })}</StepTitle>
      <Paper withBorder p="lg">
        <Stack gap="md">
          <Title order={2}>{t('register.nextTitle')}</Title>
          <ol className={styles.steps}>
            <li>{t('register.setUpStep', { username })}</li>
            <li>{t('register.mailStep', { email })}</li>
            <li>
              {t('register.pageStep')}{' '}
              <Anchor href={address} target="_blank" underline="always">
                {address}
                <NewTab />
              </Anchor>
            </li>
          </ol>
          <Button leftSection={<IconLogin2 size={20} aria-hidden />} onClick={() => void enter()}>
            {t('identity.logIn')}
          </Button>
        </Stack>
      </Paper>
    </Stack>
  )
}
