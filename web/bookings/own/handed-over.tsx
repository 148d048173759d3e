/** Who a booking is offered to, until they answer. */
import { Button, Text } from '@mantine/core'
import { IconArrowBackUp, IconGift } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { tenantsHandOverCalls } from '#shared/bookings/tenants-hand-over-calls.ts'
import { endIn } from '#shared/kit/end-in.ts'
import { call } from '../../kit/call.ts'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { underLoader } from '../../kit/loader.tsx'
import { Notice } from '../../kit/notice.tsx'
import { notify, tellFailure } from '../../kit/notify.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'

export const OfferedCard = ({ booking: { id, handOver } }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { marketId, timeZone } = useThisMarket()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  if (!handOver) return null
  const { name, email } = handOver
  const end = endIn(timeZone, Date.parse(handOver.until))
  const takeBack = async () => {
    const at = { audience: 'customer', market: marketId, params: { id } } as const
    try {
      await underLoader(t('rental.takingBack'), () => call(tenantsHandOverCalls.takeHandOverBack, at))
      notify('good', t('rental.takenBack'))
    } catch (thrown) {
      if (!hasCode(asFailure(thrown), 'not_found')) return tellFailure(thrown)
      // The friend was faster, so the booking is no longer among the tenant's.
      notify('warning', t('rental.takenOver', { name }))
      void navigate('/bookings')
    }
    void mutate(() => true)
  }
  return (
    <Notice role="note" icon={IconGift} title={t('rental.offeredTitle', { name })}>
      <Text>
        {t('rental.offeredText', {
          email,
          day: show.day(end.day),
          time: end.time,
        })}
      </Text>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={20} aria-hidden />}
        onClick={() => void takeBack()}
      >
        {t('rental.takeBack')}
      </Button>
    </Notice>
  )
}
