import { Button, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmationCalls } from '#shared/bookings/staff-confirmation-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { Notice } from '../../kit/notice.tsx'
import { IfMay } from '../../kit/rights/if-may.tsx'

/** Sends the confirmation. `mail`: where it went when the shelf was booked, or `failed`; empty when nobody asked. */
export const useSendByMail = (id: string, mail: string) => {
  const { t } = useTranslation()
  const act = useAct()
  const [sentTo, setSentTo] = useState(mail)
  const send = async () => {
    const sent = await act(send => send(confirmationCalls.sendConfirmation, { params: { id } }), {
      busy: t('counter.sending'),
    })
    if (sent) setSentTo(sent.email)
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
    <IfMay right="serve">
      <Button variant="default" leftSection={<IconMail size={20} aria-hidden />} onClick={() => void send()}>
        {isAgain ? t('counter.sendAgain') : t('counter.send')}
      </Button>
    </IfMay>
  )
}
