import { Paper, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WithdrawalQuote } from '#shared/payments/withdrawal-calls.ts'
import { Notice } from '../../kit/notice.tsx'
import { StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { BookingTag } from './booking-tag.tsx'

/** Why a booking cannot be ended by its buyer. */
const useWhy = () => {
  const { t } = useTranslation()
  const show = useShow()
  return ({ why, until, extension }: WithdrawalQuote): string => {
    if (why === 'extension_first' && extension) {
      const { dateStart, dateEnd, shelf } = extension
      return t('withdrawal.whyExtension', { first: show.day(dateStart), last: show.day(dateEnd), shelf })
    }
    if (why === 'withdrawal_not_online') return t('withdrawal.whyInShop')
    if (why === 'withdrawal_done') return t('withdrawal.whyDone')
    if (why === 'nothing_goes_back') return t('withdrawal.whyNothing')
    return until ? t('withdrawal.whyOver', { day: show.day(until) }) : t('withdrawal.whyOverShop')
  }
}

interface NotPossibleProps {
  quote: WithdrawalQuote
  back: ReactNode
  /** Leads to the extension that is to be withdrawn first, and to the shop. */
  onward: ReactNode
}

export const NotPossible = ({ quote, back, onward }: NotPossibleProps) => {
  const { t } = useTranslation()
  const why = useWhy()
  return (
    <>
      {back}
      <StepTitle>{t('withdrawal.notTitle')}</StepTitle>
      <Paper withBorder p="lg">
        <BookingTag quote={quote} />
      </Paper>
      <Notice icon={IconInfoCircle} role="note">
        <Text>{why(quote)}</Text>
      </Notice>
      <div>{onward}</div>
    </>
  )
}
