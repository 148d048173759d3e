/** Staff book for the customer who stands at the till: one page, in the order of the talk. */
import { Button, Stack } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { dayIn } from '#shared/kit/day.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { GuardedForm } from '../../kit/form/guarded-form.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { usePriceList } from '../../shelves/price-list-data.ts'
import { ChooseCustomer } from './choose-customer.tsx'
import { ChoosePayment } from './choose-payment.tsx'
import { ChooseRental } from './choose-rental.tsx'
import { ChooseShelf } from './choose-shelf.tsx'
import styles from './counter.module.css'
import type { Asked } from './first-typed.ts'
import { typesOf } from './price-list.ts'
import { Summary } from './summary.tsx'
import { useCounter } from './use-counter.ts'
import type { CounterProps } from './use-counter-form.ts'

const CounterForm = ({ draft, ...props }: CounterProps & { draft: string }) => {
  const counter = useCounter(props)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void counter.form.submit()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter books from any field of the form
    <div onKeyDown={onKeyDown}>
      <GuardedForm form={counter.form} draft={draft}>
        <div className={styles.sides}>
          <div className={styles.parts}>
            <ChooseCustomer counter={counter} />
            <ChooseRental counter={counter} />
            <ChooseShelf counter={counter} />
            <ChoosePayment counter={counter} />
          </div>
          <Summary counter={counter} />
        </div>
      </GuardedForm>
    </div>
  )
}

/** The type of the shelf that the address names, where it does not name the type too. */
const useTypeOf = (shelf: string, type: string) => {
  const { marketId, timeZone } = useThisMarket()
  const today = dayIn(timeZone, Date.now())
  const query = { shelf, dateStart: today, dateEnd: today }
  const found = useRoute(
    shelfBookingsCalls.listShelfBookings,
    shelf && !type ? { audience: 'admin', market: marketId, query } : undefined,
  )
  const of = found.data?.availableShelves[0]?.shelfType ?? found.data?.results[0]?.shelfType.id
  return {
    type: type || (of ?? ''),
    isWaiting: Boolean(shelf && !type && !found.data && !found.failure),
  }
}

const useAsked = (): Asked & { isWaiting: boolean } => {
  const [query] = useSearchParams()
  const of = (name: string) => query.get(name) ?? ''
  const { type, isWaiting } = useTypeOf(of('shelf'), of('type'))
  return { customer: of('customer'), shelf: of('shelf'), type, from: of('from'), to: of('to'), isWaiting }
}

const NothingToBook = ({ hasTypes }: { hasTypes: boolean }) => {
  const { t } = useTranslation()
  return (
    <Empty
      action={
        <Button component={Link} to={hasTypes ? '/booking/shelves' : '/booking/types'}>
          {hasTypes ? t('counter.toShelves') : t('counter.toTypes')}
        </Button>
      }
    >
      {hasTypes ? t('counter.noShelves') : t('counter.noTypes')}
    </Empty>
  )
}

export const CounterPage = () => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const { search, key } = useLocation()
  const { isWaiting, ...asked } = useAsked()
  const { parts } = usePriceList(market.marketId)
  const typeOfShelf = { data: isWaiting ? undefined : true, failure: undefined, retry: async () => undefined }
  return (
    <Stack gap="md">
      <PageTitle>{t('counter.title')}</PageTitle>
      <StepTitle>{t('counter.title')}</StepTitle>
      <WhenLoaded
        of={{ ...parts, typeOfShelf }}
        empty={({ types, periods, prices, services, typeServices }) => {
          const list = {
            types: types.results,
            periods: periods.results,
            services: services.results,
            prices,
            typeServices,
          }
          return typesOf(list).length ? null : (
            <NothingToBook hasTypes={list.types.some(type => type.isActive)} />
          )
        }}
      >
        {({ types, periods, prices, services, typeServices }) => (
          <CounterForm
            key={`${key} ${search}`}
            draft={`booking new ${search}`}
            list={{
              types: types.results,
              periods: periods.results,
              services: services.results,
              prices,
              typeServices,
            }}
            opening={openingDaysOf(market)}
            asked={asked}
          />
        )}
      </WhenLoaded>
    </Stack>
  )
}
