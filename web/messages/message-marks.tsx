import { IconCornerUpLeft, IconMail, IconMailOpened } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { dayIn, timeIn } from '#shared/kit/day.ts'
import type { staffCalls } from '#shared/messages/staff-calls.ts'
import { useShow } from '../kit/show.ts'
import { StatusMark } from '../kit/status-mark.tsx'
import { useThisMarket } from '../markets/market.ts'

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

/** A moment in the market's time: 28-11-2026 14:02. */
export const useMoment = () => {
  const show = useShow()
  const { timeZone } = useThisMarket()
  return (moment: string): string => {
    const at = Date.parse(moment)
    return `${show.date(dayIn(timeZone, at))} ${timeIn(timeZone, at)}`
  }
}
