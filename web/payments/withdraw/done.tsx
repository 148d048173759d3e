import { Paper, Stack, Text } from '@mantine/core'
import { IconCash, IconCircleCheck, IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dayIn, timeIn } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import type { WithdrawalQuote, WithdrawalReceipt } from '#shared/payments/withdrawal-calls.ts'
import { useFullDay } from '../../bookings/summary/use-full-day.ts'
import { IconLabel } from '../../kit/icon-label.tsx'
import { Notice } from '../../kit/notice.tsx'
import { StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { BookingTag } from './booking-tag.tsx'
import { ShelfThen } from './shelf-then.tsx'

interface DoneProps {
  quote: WithdrawalQuote
  receipt: WithdrawalReceipt
  onward: ReactNode
}

/** When the statement came, to the minute, and what happens now. */
export const Done = ({ quote, receipt, onward }: DoneProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const fullDay = useFullDay()
  const { timeZone } = useThisMarket()
  const { kind, amount, currency, backBy, emptyBy, email } = receipt
  const at = Date.parse(receipt.at)
  return (
    <>
      <StepTitle>
        {kind === 'cancellation' ? t('withdrawal.doneCancel') : t('withdrawal.doneTitle')}
      </StepTitle>
      <Notice color="shelf" icon={IconCircleCheck} role="status">
        <Text fw={600}>
          {t('withdrawal.doneAt', { day: fullDay(dayIn(timeZone, at)), time: timeIn(timeZone, at) })}
        </Text>
      </Notice>
      <Paper withBorder p="lg">
        <Stack gap="md">
          <BookingTag quote={quote} />
          <IconLabel icon={<IconCash size={22} />}>
            <Text>
              {fromWire(quote.paid) > 0
                ? t('withdrawal.doneMoney', { amount: show.money(amount, currency), day: show.day(backBy) })
                : t('withdrawal.noMoney')}
            </Text>
          </IconLabel>
          <ShelfThen {...quote} emptyBy={emptyBy} />
          <IconLabel icon={<IconMail size={22} />}>
            <Text>{t('withdrawal.doneMail', { email })}</Text>
          </IconLabel>
        </Stack>
      </Paper>
      <div>{onward}</div>
    </>
  )
}
