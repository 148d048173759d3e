/** What this tab has just paid, on top of the shop's own page. */
import { Paper, Stack, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { visitorsCalls } from '#shared/bookings/visitors-calls.ts'
import { beginStep } from '../../kit/focus.ts'
import { useStored } from '../../kit/stored.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { type CartEntry, lastReceipt } from '../cart/cart.ts'
import { entryOf } from '../reserve/reconcile.ts'
import styles from './receipt.module.css'
import { BookedShelves } from './ticket.tsx'
import { bookedOf } from './use-receipt.ts'

const Ticket = ({ booked, to }: { booked: readonly CartEntry[]; to: string }) => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => beginStep(heading.current), [])
  return (
    <Paper withBorder p="lg" mb="xl" component="section" aria-labelledby="booked">
      <Stack gap="md">
        <Title order={2} id="booked" ref={heading} tabIndex={-1}>
          {t('bookings.successTitle')}
        </Title>
        <BookedShelves booked={booked} market={market} />
        <Link to={to} className={styles.toReceipt}>
          {t('bookings.seeReceipt')}
        </Link>
      </Stack>
    </Paper>
  )
}

export const TicketOnTop = () => {
  const { marketId } = useThisMarket()
  const receipt = useStored(lastReceipt)
  const path = `/${marketId}/booking/success`
  const token = receipt?.path === path ? receipt.token : undefined
  const cart = useRoute(
    visitorsCalls.readCart,
    token ? { audience: 'anonymous', market: marketId, query: { cartToken: token } } : undefined,
  )
  const booked = bookedOf(cart.data)
  if (!token || !booked.length) return null
  return <Ticket booked={booked.map(request => entryOf(request, marketId, token))} to={`${path}#${token}`} />
}
