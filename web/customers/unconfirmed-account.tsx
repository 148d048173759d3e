import { Button, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { endOfAccount } from '#shared/customers/account-change.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { dayIn } from '#shared/kit/day.ts'
import { useAct } from '../kit/act/use-act.ts'
import { Notice } from '../kit/notice.tsx'
import { IfMay } from '../kit/rights/if-may.tsx'
import { useShow } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'
import type { Customer } from './customer-marks.tsx'

/** Says to staff that nothing is paid out to the account that a customer typed, until either of them confirms it. */
export const UnconfirmedAccount = ({ customer }: { customer: Customer }) => {
  const { t } = useTranslation()
  const show = useShow()
  const act = useAct()
  const { timeZone } = useThisMarket()
  const { userNumber, version, email, accountUnconfirmedSince: since } = customer
  if (since === null) return null
  const confirm = () =>
    act(send => send(staffCalls.confirmAccountByStaff, { params: { userNumber }, body: { version } }), {
      ask: {
        title: t('customer.accountTitle'),
        text: t('customer.accountAsk', { ends: endOfAccount(customer) }),
        action: t('customer.accountConfirm'),
      },
      busy: t('customer.working'),
      done: t('customer.accountConfirmed'),
    })
  return (
    <Notice role="note">
      <Text size="sm">
        {t('customer.accountWaits', { day: show.date(dayIn(timeZone, Date.parse(since))), email })}
      </Text>
      <IfMay right="money">
        <Button
          size="sm"
          variant="default"
          leftSection={<IconCircleCheck size={20} aria-hidden />}
          onClick={() => void confirm()}
        >
          {t('customer.accountConfirm')}
        </Button>
      </IfMay>
    </Notice>
  )
}
