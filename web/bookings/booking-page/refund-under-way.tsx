import { Text } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { useMoment } from '../../markets/moment.ts'
import type { RequestMoney } from '../request/use-request.ts'

/** A refund that was asked for and is not made yet: why it waits, in words. */
export const RefundUnderWay = ({ money }: { money: RequestMoney }) => {
  const { t } = useTranslation()
  const show = useShow()
  const moment = useMoment()
  return money.refunds
    .filter(({ status }) => status === 'requested')
    .map(({ reference, amount, currency, requestedAt, said }) => (
      <Notice
        key={reference}
        icon={IconHourglass}
        role="status"
        title={t('requests.underWayTitle', { amount: show.money(amount, currency) })}
      >
        <Text size="sm">
          {t('requests.askedAt', { at: moment(Date.parse(requestedAt)) })}{' '}
          {said ? t('requests.refusedSoFar', { said }) : t('requests.waitsForBank')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('requests.reference', { reference })}
        </Text>
      </Notice>
    ))
}
