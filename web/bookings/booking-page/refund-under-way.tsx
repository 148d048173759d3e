import { Text } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MS_PER_DAY } from '#shared/kit/day.ts'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { useMoment } from '../../markets/moment.ts'
import type { RequestMoney } from '../request/use-request.ts'

/** A bank needs as long at most. */
const MOST_DAYS = 5

/** The provider was asked after that time too, and has not said whether the money went back. */
const isSilent = ({
  requestedAt,
  askedAt,
}: Pick<RequestMoney['refunds'][number], 'requestedAt' | 'askedAt'>): boolean =>
  askedAt !== null && Date.parse(askedAt) - Date.parse(requestedAt) > MOST_DAYS * MS_PER_DAY

/** A refund that was asked for and is not made yet: why it waits, in words. */
export const RefundUnderWay = ({ money }: { money: RequestMoney }) => {
  const { t } = useTranslation()
  const show = useShow()
  const moment = useMoment()
  return money.refunds
    .filter(({ status }) => status === 'requested')
    .map(({ reference, amount, currency, requestedAt, askedAt, said }) => (
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
        {isSilent({ requestedAt, askedAt }) && <Text size="sm">{t('requests.noAnswer')}</Text>}
        <Text size="sm" c="dimmed">
          {t('requests.reference', { reference })}
        </Text>
      </Notice>
    ))
}
