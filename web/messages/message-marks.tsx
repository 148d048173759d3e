import { IconCornerUpLeft, IconMail, IconMailOpened } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import type { staffCalls } from '#shared/messages/staff-calls.ts'
import { StatusMark } from '../kit/status-mark.tsx'

export type Message = Answer<typeof staffCalls.read>

/** New, read, or answered. */
export const MessageStatus = ({ message: { seen, replies } }: { message: Message }) => {
  const { t } = useTranslation()
  if (!seen)
    return (
      <StatusMark icon={IconMail} tone="waiting">
        {t('messages.unseen')}
      </StatusMark>
    )
  return replies.length ? (
    <StatusMark icon={IconCornerUpLeft} tone="good">
      {t('messages.answered')}
    </StatusMark>
  ) : (
    <StatusMark icon={IconMailOpened} tone="quiet">
      {t('messages.seen')}
    </StatusMark>
  )
}
