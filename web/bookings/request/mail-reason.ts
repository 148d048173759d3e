import { useTranslation } from 'react-i18next'
import type { MailFailure } from '#shared/messages/mail-failure.ts'

/** Why a mail did not arrive, in a sentence. */
export const useMailReason = () => {
  const { t } = useTranslation()
  return (reason: MailFailure): string => {
    const texts: Record<MailFailure, string> = {
      unknown_address: t('requests.mailUnknownAddress'),
      mailbox_full: t('requests.mailBoxFull'),
      refused: t('requests.mailRefused'),
      blocked: t('requests.mailBlocked'),
      complained: t('requests.mailComplained'),
    }
    return texts[reason]
  }
}
