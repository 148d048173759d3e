import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconDeviceMobileMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ANSWERS } from '#shared/markets/answers.ts'
import { later } from '../../kit/later.tsx'
import { useWizard } from '../choice/wizard-context.ts'
import styles from './receipt.module.css'

const CodeLogIn = later(['code'], async () => (await import('../../identity/code-log-in.tsx')).CodeLogIn)

interface ReceiptPasswordProps {
  email: string | undefined
}

/** A guest is a customer now: the mail has a link to choose a password, and a code logs in without one. */
export const ReceiptPassword = ({ email }: ReceiptPasswordProps) => {
  const { t } = useTranslation()
  const { marketId } = useWizard().market
  const [byCode, setByCode] = useState(false)
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="follow" className={styles.onScreen}>
      <Stack gap="md" align="stretch">
        <Title order={2} id="follow">
          {ANSWERS.sales ? t('receipt.followSales') : t('receipt.followTitle')}
        </Title>
        <Text>{t('receipt.followText')}</Text>
        {byCode && email ? (
          <CodeLogIn
            email={email}
            marketId={marketId}
            onLoggedIn={() => window.location.assign('/user#/')}
            onOther={() => setByCode(false)}
          />
        ) : (
          email && (
            <Button
              variant="default"
              leftSection={<IconDeviceMobileMessage size={20} aria-hidden />}
              onClick={() => setByCode(true)}
            >
              {t('receipt.logInByCode')}
            </Button>
          )
        )}
      </Stack>
    </Paper>
  )
}
