import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { visitorsCalls } from '#shared/shelves/visitors-calls.ts'
import { call } from '../../kit/call.ts'
import { underLoader } from '../../kit/loader.tsx'
import { tellFailure } from '../../kit/notify.ts'
import { useShow } from '../../kit/show.ts'
import type { Buyer } from '../../shelves/use-shelves.ts'
import type { CartEntry } from '../cart/cart.ts'
import { type Choice, choice } from './choice.ts'
import { useBuyer, useGo } from './wizard-context.ts'

/** The choice that led to a reservation, at today's prices. Throws CallFailure. */
const choiceOf = async ({ audience, marketId }: Buyer, entry: CartEntry, type: string): Promise<Choice> => {
  const at = { audience, market: marketId }
  const [types, prices, offers] = await Promise.all([
    call(visitorsCalls.listTypes, at),
    call(visitorsCalls.listPrices, { ...at, query: { shelfType: type } }),
    call(visitorsCalls.listServices, { ...at, query: { shelfType: type } }),
  ])
  return {
    marketId,
    shelfType: types.results.find(({ id }) => id === type),
    price: prices.find(({ id }) => id === entry.shelfPeriodPrice),
    services: entry.bookingAddons.flatMap(({ service, quantity }) => {
      const offer = offers.find(one => one.service.id === service)
      return offer ? [{ offer, quantity }] : []
    }),
    dateStart: entry.dateStart,
    replaces: entry.bookingRequest,
  }
}

/** Changes the days, the period and the extras of a line of the cart, on one screen. */
export const EditButton = ({ entry, name }: { entry: CartEntry; name: string }) => {
  const { t } = useTranslation()
  const show = useShow()
  const go = useGo()
  const buyer = useBuyer()
  const { shelfTypeId, type } = entry
  if (!shelfTypeId || type !== 'new') return null
  const edit = async () => {
    try {
      choice.write(await underLoader(t('kit.loading'), () => choiceOf(buyer, entry, shelfTypeId)))
      go('date', { isEdit: true })
    } catch (thrown) {
      tellFailure(thrown)
    }
  }
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<IconPencil size={18} aria-hidden />}
      aria-label={t('bookings.editNamed', { name, date: show.day(entry.dateStart) })}
      onClick={() => void edit()}
    >
      {t('bookings.edit')}
    </Button>
  )
}
