/** Who a booking is offered to, until they answer. */
import { Button, Text } from '@mantine/core'
import { IconArrowBackUp, IconGift } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { tenantsHandOverCalls } from '#shared/bookings/tenants-hand-over-calls.ts'
import { endIn } from '#shared/kit/end-in.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { Notice } from '../../kit/notice.tsx'
import { notify } from '../../kit/notify.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'

export const OfferedCard = ({ booking: { id, handOver } }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  const act = useAct()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  if (!handOver) return null
  const { name, email } = handOver
  const end = endIn(timeZone, Date.parse(handOver.until))
  const takeBack = () =>
    act(send => send(tenantsHandOverCalls.takeHandOverBack, { params: { id } }), {
      busy: t('rental.takingBack'),
      done: t('rental.takenBack'),
      refused: {
        // The friend was faster, so the booking is no longer among the tenant's.
        not_found: () => {
          notify('warning', t('rental.takenOver', { name }))
          void navigate('/bookings')
        },
      },
      refresh: () => mutate(() => true).catch(() => undefined),
    })
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
