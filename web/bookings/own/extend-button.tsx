import { Anchor, Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import styles from './own.module.css'

type Extendable = Pick<OwnBooking, 'id' | 'can'>

const isUnderWay = ({ can: { extend } }: Extendable): boolean => extend.why === 'extension_under_way'

/** Whether a way leads to the extension: it can be begun, or was begun and is not paid yet. */
export const leadsToExtension = (booking: Extendable): boolean =>
  booking.can.extend.isPossible || isUnderWay(booking)

/**
 * The way to stay longer, with its lowest price; nothing where there is none. `isMain`: the one main action of the
 * screen.
 */
export const ExtendButton = ({ booking, isMain }: { booking: Extendable; isMain: boolean }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  if (!leadsToExtension(booking)) return null
  const { id, can } = booking
  const price = show.money(can.extend.fromPrice ?? '0', currencyCode)
  return (
    <Button
      component={Link}
      to={`/bookings/${id}/extend`}
      size="lg"
      fullWidth
      variant={isMain ? 'filled' : 'default'}
      leftSection={<IconCalendarPlus size={20} aria-hidden />}
    >
      {isUnderWay(booking) ? t('rental.extendGoOn') : t('rental.extendFrom', { price })}
    </Button>
  )
}

/** The same in a row of the list, which is itself a link to the booking. */
export const ExtendLink = ({ booking }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  if (!leadsToExtension(booking)) return null
  const { shelf, id } = booking
  return (
    <Anchor
      component={Link}
      to={`/bookings/${id}/extend`}
      className={styles.inRow}
      fw={600}
      aria-label={t('rental.extendNamed', { shelf: shelf.name })}
    >
      <IconCalendarPlus size={18} aria-hidden /> {t('rental.extend')}
    </Anchor>
  )
}
