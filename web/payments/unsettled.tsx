import { Button, Group, Text } from '@mantine/core'
import { IconBrowser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { InDoubt } from '../bookings/wizard/in-doubt.tsx'
import { useWhenOnline } from '../kit/calls/when-online.ts'
import { useRescuedFocus } from '../kit/focus.ts'
import { Notice } from '../kit/notice.tsx'
import { useElsewhere } from './use-elsewhere.ts'
import { useResume } from './use-resume.ts'

/** Replaces the pay button while a payment may have been made: the buyer can ask for its outcome, not pay twice. */
const Unknown = () => {
  const { t } = useTranslation()
  const ask = useResume()
  useRescuedFocus()
  // The answer is often lost with the network.
  useWhenOnline(() => void ask('asked'))
  return (
    <Notice title={t('payments.unsettledTitle')}>
      <Text size="sm">{t('payments.lost')}</Text>
      <Text size="sm">{t('payments.lostHold')}</Text>
      <Button size="sm" variant="default" onClick={() => void ask('asked')}>
        {t('payments.askAgain')}
      </Button>
      <InDoubt />
    </Notice>
  )
}

/** The card window is open in another tab: the buyer goes on there, or here, which closes it there. */
const Elsewhere = () => {
  const { t } = useTranslation()
  const ask = useResume()
  useRescuedFocus()
  return (
    <Notice title={t('payments.elsewhereTitle')} icon={IconBrowser} role="status">
      {t('payments.elsewhereText')}
      <Group>
        <Button size="sm" variant="default" onClick={() => void ask('here')}>
          {t('payments.payHere')}
        </Button>
      </Group>
    </Notice>
  )
}

/** A payment of this cart is open, and this tab is not asking for its outcome. */
export const Unsettled = ({ marketId }: { marketId: string }) => {
  const isElsewhere = useElsewhere(marketId)
  if (isElsewhere === undefined) return null
  return isElsewhere ? <Elsewhere /> : <Unknown />
}
