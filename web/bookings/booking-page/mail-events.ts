/** The mails that went out about a booking, and what became of those that did not arrive, for its line of time. */
import { useTranslation } from 'react-i18next'
import type { SentMail } from '#shared/messages/mail-calls.ts'
import { useMailReason } from '../request/mail-reason.ts'
import { REST_OF_SECOND, type TimeEvent } from './time-events.ts'

export const useMailEvents = () => {
  const { t } = useTranslation()
  const reasonOf = useMailReason()
  return ({ id, to, subject, sentAt, failure }: SentMail): TimeEvent[] => {
    const sent: TimeEvent = {
      key: `mail ${id}`,
      at: Date.parse(sentAt),
      title: subject,
      by: to,
      tone: 'mail',
    }
    if (!failure) return [sent]
    const failed: TimeEvent = {
      key: `mail ${id} failed`,
      at: Date.parse(failure.at) + REST_OF_SECOND,
      title: t('requests.mailFailed'),
      by: `${to}. ${reasonOf(failure.reason)}`,
      tone: 'failed',
    }
    return [failed, sent]
  }
}
