import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { endIn } from '#shared/kit/end-in.ts'
import { heldUntil } from '../../bookings/cart/cart.ts'
import type { Held } from '../../bookings/extend/held.ts'
import { Notice } from '../../kit/notice.tsx'
import { useThisMarket } from '../../markets/market.ts'
import type { PayEnd } from '../pay.ts'

export type Trouble = Exclude<PayEnd, 'paid'>

interface TroubleNoticeProps {
  what: Trouble
  held: Held
  onAsk: () => void
}

/** Why the last try to pay did not succeed, until what o'clock the shelf is held, and what to do now. */
export const TroubleNotice = ({ what, held, onAsk }: TroubleNoticeProps) => {
  const { t } = useTranslation()
  const { timeZone } = useThisMarket()
  if (what === 'lost' || what === 'moved')
    return (
      <Notice title={t('payments.unsettledTitle')} role="status" takesFocus>
        <Text size="sm">{t('payments.lost')}</Text>
        <Button size="sm" variant="default" onClick={onAsk}>
          {t('payments.askAgain')}
        </Button>
      </Notice>
    )
  const words = {
    cancelled: [t('payments.cancelledTitle'), t('payments.cancelledAdvice')],
    failed: [t('payments.failedTitle'), t('payments.failedAdvice')],
    unloaded: [t('payments.unloadedTitle'), t('payments.unloadedAdvice')],
  }
  const [title, advice] = words[what]
  const { time } = endIn(timeZone, heldUntil([held]))
  return (
    <Notice color={what === 'cancelled' ? 'straw' : 'berry'} title={title} role="status" takesFocus>
      <Text size="sm">
        {t('payments.nothingTaken')} {t('extend.heldUntil', { shelf: held.shelfName, time })} {advice}
      </Text>
    </Notice>
  )
}
