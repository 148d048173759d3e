/** The end of an extension: until when the shelf is the tenant's, and where they go from here. */
import { Button, Paper, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { visitorsCalls } from '#shared/bookings/visitors-calls.ts'
import { Notice } from '../../kit/notice.tsx'
import { sessions } from '../../kit/session.ts'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { landingOf, useThisMarket } from '../../markets/market.ts'
import { ShelfTag } from '../own/shelf-tag.tsx'
import { RedirectStrip, useRedirect } from '../receipt/redirect-strip.tsx'
import own from './extend.module.css'
import { ExtendFrame } from './extend-frame.tsx'
import type { Held } from './held.ts'
import type { Source } from './source.ts'

/** A tenant goes on to their bookings, another reader of the link to the shop's page. */
const useLeave = (source: Source): { isToList: boolean; leave: () => void } => {
  const navigate = useNavigate()
  const { marketId } = useThisMarket()
  if (source.audience === 'customer') return { isToList: true, leave: () => void navigate('/bookings') }
  const isToList = sessions.customer.read()?.marketId === marketId
  const to = isToList ? '/user#/bookings' : landingOf(marketId)
  return { isToList, leave: () => window.location.assign(to) }
}

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
  const { isToList, leave } = useLeave(source)
  const { seconds, stay } = useRedirect(!isRefunded, leave)
  const title = isRefunded
    ? t('extend.refundedTitle')
    : t('extend.doneTitle', { shelf: shelfName, day: show.day(dateEnd) })
  const stays = shelfName === held.shelfBefore
  return (
    <ExtendFrame source={source} title={title}>
      {seconds !== undefined && (
        <RedirectStrip onStay={stay}>
          {isToList
            ? t('extend.leadsToList', { count: seconds })
            : t('extend.leadsToShop', { count: seconds })}
        </RedirectStrip>
      )}
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
        <Button variant="default" onClick={leave}>
          {isToList ? t('extend.toList') : t('extend.toShop')}
        </Button>
      </div>
    </ExtendFrame>
  )
}
