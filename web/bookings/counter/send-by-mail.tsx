import { Button, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmationCalls } from '#shared/bookings/staff-confirmation-calls.ts'
import { call } from '../../kit/call.ts'
import { underLoader } from '../../kit/loader.tsx'
import { Notice } from '../../kit/notice.tsx'
import { tellFailure } from '../../kit/notify.ts'
import { useThisMarket } from '../../markets/market.ts'

/** Sends the confirmation. `mail`: where it went when the shelf was booked, or `failed`; empty when nobody asked. */
export const useSendByMail = (id: string, mail: string) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const [sentTo, setSentTo] = useState(mail)
  /** A key for each mail that is wanted: a press too many sends one. */
  const [key, setKey] = useState(() => crypto.randomUUID())
  const send = async () => {
    try {
      const options = { audience: 'admin', market: marketId, params: { id }, key } as const
      const { email } = await underLoader(t('counter.sending'), () =>
        call(confirmationCalls.sendConfirmation, options),
      )
      setSentTo(email)
      setKey(crypto.randomUUID())
    } catch (thrown) {
      tellFailure(thrown)
    }
  }
  return { sentTo, send }
}

export const MailState = ({ sentTo }: { sentTo: string }) => {
  const { t } = useTranslation()
  if (sentTo === 'failed')
    return (
      <Notice role="status" title={t('counter.notSent')}>
        <Text size="sm">{t('counter.notSentText')}</Text>
      </Notice>
    )
  return <div role="status">{sentTo && <Text>{t('counter.sentTo', { email: sentTo })}</Text>}</div>
}

export const SendButton = ({ isAgain, send }: { isAgain: boolean; send: () => Promise<void> }) => {
  const { t } = useTranslation()
  return (
    <Button variant="default" leftSection={<IconMail size={20} aria-hidden />} onClick={() => void send()}>
      {isAgain ? t('counter.sendAgain') : t('counter.send')}
    </Button>
  )
}
