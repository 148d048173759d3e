/** The end of an extension: until when the shelf is the tenant's, and where they go from here. */
import { Button, Paper, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { visitorsCalls } from '#shared/bookings/visitors-calls.ts'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { lastReceipt } from '../cart/cart.ts'
import { ShelfTag } from '../own/shelf-tag.tsx'
import { LeadsOn } from '../receipt/leads-on.tsx'
import { useWayOn } from '../receipt/use-way-on.ts'
import own from './extend.module.css'
import { ExtendFrame } from './extend-frame.tsx'
import type { Held } from './held.ts'
import type { Source } from './source.ts'

/** What was booked in the end: money that came late may have bought another shelf. */
const useBooked = ({ audience }: Source, held: Held): Pick<Held, 'shelfName' | 'dateEnd'> => {
  const { marketId: market } = useThisMarket()
  const { cartToken } = held
  const { data } = useRoute(visitorsCalls.readCart, { audience, market, query: { cartToken } })
  const found = data?.results.find(({ id }) => id === held.bookingRequest)
  return found ? { shelfName: found.shelf.name, dateEnd: found.dateEndCustomer } : held
}

interface DoneProps {
  source: Source
  held: Held
  isRefunded: boolean
}

export const Done = ({ source, held, isRefunded }: DoneProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { shelfName, dateEnd } = useBooked(source, held)
  const { marketId } = useThisMarket()
  const way = useWayOn({ audience: source.audience, marketId }, [held.bookingRequest])
  const { cartToken } = held
  useEffect(() => {
    // The shop's page shows what was booked.
    if (!isRefunded) lastReceipt.write({ path: `/${marketId}/booking/success`, token: cartToken })
  }, [isRefunded, marketId, cartToken])
  const title = isRefunded
    ? t('extend.refundedTitle')
    : t('extend.doneTitle', { shelf: shelfName, day: show.day(dateEnd) })
  const stays = shelfName === held.shelfBefore
  return (
    <ExtendFrame source={source} title={title}>
      {!isRefunded && <LeadsOn way={way} />}
      {isRefunded ? (
        <Notice role="status">{t('extend.refundedText')}</Notice>
      ) : (
        <Paper withBorder p="lg" className={own.head}>
          <ShelfTag name={shelfName} />
          <div role="status">
            <Text fw={600}>
              <IconCircleCheck size={20} aria-hidden className={own.tick} /> {t('extend.paid')}
            </Text>
            <Text>
              {stays
                ? t('extend.sameShelf')
                : t('extend.moveOn', { to: shelfName, day: show.day(held.dateStart) })}
            </Text>
            {held.email && <Text size="sm">{t('extend.receiptSent', { email: held.email })}</Text>}
          </div>
        </Paper>
      )}
      <div>
        <Button variant="default" onClick={way.leave}>
          {way.to === 'shop' ? t('extend.toShop') : t('extend.seeBooking')}
        </Button>
      </div>
    </ExtendFrame>
  )
}
