import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { registerCalls } from '#shared/customers/register-calls.ts'
import type { Body } from '#shared/kit/contract.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import account from '../identity/account.module.css'
import identity from '../identity/identity.module.css'
import { useAct } from '../kit/act/use-act.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'

const route = registerCalls.registerUser

interface SignUpSentProps {
  sent: Body<typeof route>
  market: VisitorsMarket
  wayBack: ReactNode
  /** The reader mistyped the address; the form has what they typed. */
  onOther: () => void
}

/** What comes after somebody registered: the mail, and what to do when none comes. */
export const SignUpSent = ({ sent, market, wayBack, onOther }: SignUpSentProps) => {
  const { t } = useTranslation()
  const { email } = sent
  const act = useAct()
  const sendAgain = () =>
    act(send => send(route, { audience: 'open', body: sent }), {
      busy: t('identity.sending'),
      done: t('signup.againDone', { email }),
    })
  return (
    <Stack gap="lg" className={identity.narrow}>
      <PageTitle>{t('signup.sentTitle')}</PageTitle>
      <StepTitle>{t('signup.sentTitle')}</StepTitle>
      <Paper withBorder p="lg">
        <Stack gap="md">
          <Text style={{ overflowWrap: 'anywhere' }}>{t('signup.sent', { email })}</Text>
          <ol className={account.steps}>
            <li>{t('signup.step1', { market: market.visualName })}</li>
            <li>{t('signup.step2')}</li>
            <li>{t('signup.step3')}</li>
          </ol>
          <Text size="sm" c="dimmed">
            {t('signup.none')}
          </Text>
          <Group gap="md">
            <Button
              variant="default"
              leftSection={<IconMail size={20} aria-hidden />}
              onClick={() => void sendAgain()}
            >
              {t('signup.again')}
            </Button>
            <Anchor component="button" type="button" onClick={onOther}>
              {t('signup.other')}
            </Anchor>
          </Group>
          {wayBack}
        </Stack>
      </Paper>
    </Stack>
  )
}
