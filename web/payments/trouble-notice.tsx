import { Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { endIn } from '#shared/kit/end-in.ts'
import { entriesOf, heldUntil } from '../bookings/cart/cart.ts'
import { useWizard } from '../bookings/choice/wizard-context.ts'
import { useLoader } from '../kit/loader.tsx'
import { Notice } from '../kit/notice.tsx'
import { textOfCode } from '../kit/notify.ts'
import { useStored } from '../kit/stored.ts'
import { type Trouble, trouble } from './trouble.ts'

/** What happened, in the words of the screen or of the server. */
const useWords = ({ what, code }: Trouble): { title: string; advice: string } => {
  const { t } = useTranslation()
  const words = {
    cancelled: { title: t('payments.cancelledTitle'), advice: t('payments.cancelledAdvice') },
    failed: { title: t('payments.failedTitle'), advice: t('payments.failedAdvice') },
    unloaded: { title: t('payments.unloadedTitle'), advice: t('payments.unloadedAdvice') },
    refused: { title: t('payments.refusedTitle'), advice: code ? textOfCode(code) : '' },
  }
  return words[what]
}

const Words = ({ of: found }: { of: Trouble }) => {
  const { t } = useTranslation()
  const { marketId, timeZone } = useWizard().market
  const { title, advice } = useWords(found)
  const entries = entriesOf(marketId)
  return (
    <Notice
      color={found.what === 'cancelled' ? 'straw' : 'berry'}
      icon={IconAlertCircle}
      role="status"
      title={title}
      takesFocus
    >
      <Text size="sm">
        {t('payments.nothingTaken')}{' '}
        {entries.length > 0 && t('payments.heldUntil', { time: endIn(timeZone, heldUntil(entries)).time })}{' '}
        {advice}
      </Text>
    </Notice>
  )
}

/**
 * Says why the last try to pay did not succeed, and what to do now, until the next one. It takes the focus once the
 * overlay of the payment is gone.
 */
export const TroubleNotice = () => {
  const { marketId } = useWizard().market
  const found = useStored(trouble)
  const isBusy = useLoader() !== undefined
  if (isBusy || found?.marketId !== marketId) return null
  return <Words key={found.at} of={found} />
}
