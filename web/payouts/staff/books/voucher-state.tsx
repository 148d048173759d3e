/** Whether a voucher is in the books, and under which number. */
import { Text } from '@mantine/core'
import {
  IconAlertCircleFilled,
  IconArrowBackUp,
  IconCircleCheckFilled,
  IconClock,
  IconPaperclip,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatusMark } from '../../../kit/status-mark.tsx'
import { useMoment } from '../../../markets/moment.ts'
import type { Voucher } from './types.ts'

const Sent = ({ voucher: { voucherNumber, year, problem } }: { voucher: Voucher }) => {
  const { t } = useTranslation()
  return (
    <>
      <StatusMark icon={IconCircleCheckFilled} tone="good">
        {t('books.isBooked')}
      </StatusMark>
      <Text size="xs" c="dimmed">
        {voucherNumber === null
          ? t('books.cameToNothing')
          : t('books.numberInYear', { number: voucherNumber, year })}
      </Text>
      {problem && (
        <StatusMark icon={IconPaperclip} tone="waiting">
          {t('books.unattached')}
        </StatusMark>
      )}
    </>
  )
}

export const VoucherState = ({ voucher, next }: { voucher: Voucher; next: string | null }) => {
  const { t } = useTranslation()
  const moment = useMoment()
  const { state, tries } = voucher
  if (state === 'sent') return <Sent voucher={voucher} />
  if (state === 'void')
    return (
      <>
        <StatusMark icon={IconArrowBackUp} tone="quiet">
          {t('books.isVoid')}
        </StatusMark>
        <Text size="xs" c="dimmed">
          {voucher.voucherNumber === null
            ? t('books.wasReset')
            : t('books.deleteInBooks', { number: voucher.voucherNumber })}
        </Text>
      </>
    )
  if (state === 'failed')
    return (
      <>
        <StatusMark icon={IconAlertCircleFilled} tone="bad">
          {t('books.isRefused')}
        </StatusMark>
        <Text size="xs" c="dimmed">
          {t('books.tries', { count: tries })}
        </Text>
      </>
    )
  return (
    <>
      <StatusMark icon={IconClock} tone="waiting">
        {t('books.isWaiting')}
      </StatusMark>
      {next && (
        <Text size="xs" c="dimmed">
          {moment(Date.parse(next))}
        </Text>
      )}
    </>
  )
}
