import { Anchor, Button, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { BOOKING_REQUEST_STATUSES } from '#shared/bookings/states.ts'
import { dayIn } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { takesBookings } from '#shared/markets/rules.ts'
import { visitorsCalls } from '#shared/shelves/visitors-calls.ts'
import { BulkBar } from '../../kit/list/bulk-bar.tsx'
import type { Card, Column, Filter } from '../../kit/list/column.ts'
import { RouteList } from '../../kit/list/route-list.tsx'
import { useSelection } from '../../kit/list/selection.ts'
import { Notice } from '../../kit/notice.tsx'
import { useMayDo } from '../../kit/rights/may.ts'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { RequestStatusMark, useStatusNames } from '../request/request-status.tsx'
import type { StaffsRequest } from '../request/use-request.ts'
import { ConfirmRow } from './confirm-row.tsx'
import { ConfirmSeveral } from './confirm-several.tsx'

type Request = StaffsRequest

const NOTHING = '–'

const Shelf = ({ request: { shelf, shelfTypeName } }: { request: Request }) => (
  <>
    <strong>{shelf.name}</strong> {shelfTypeName}
  </>
)

const buyerOf = ({ customerName, customerEmail }: Request) => customerName ?? customerEmail

const Buyer = ({ request }: { request: Request }) => (
  <>
    {buyerOf(request) ?? NOTHING}
    {request.customerPhone && (
      <Text size="sm" c="dimmed">
        {request.customerPhone}
      </Text>
    )}
  </>
)

const useColumns = (): Column<Request>[] => {
  const { t } = useTranslation()
  const show = useShow()
  const periodLabel = usePeriodLabel()
  const statusNames = useStatusNames()
  const { timeZone, currencyCode } = useThisMarket()
  return [
    {
      name: 'shelf',
      title: t('bookings.shelf'),
      file: { type: 'text', value: ({ shelf, shelfTypeName }) => `${shelf.name} ${shelfTypeName}` },
      cell: request => <Shelf request={request} />,
    },
    {
      name: 'dates',
      title: t('bookings.dates'),
      cell: one => `${show.date(one.dateStartCustomer)} – ${show.date(one.dateEndCustomer)}`,
      isWhole: true,
    },
    {
      name: 'period',
      title: t('bookings.period'),
      cell: ({ shelfPeriodPrice }) => periodLabel(shelfPeriodPrice.bookingPeriod),
    },
    {
      name: 'buyer',
      title: t('bookings.buyer'),
      file: { type: 'text', value: one => [buyerOf(one), one.customerPhone].filter(Boolean).join(', ') },
      cell: request => <Buyer request={request} />,
    },
    {
      name: 'status',
      title: t('bookings.status'),
      file: { type: 'text', value: ({ status }) => statusNames[status] },
      cell: one => <RequestStatusMark request={one} />,
    },
    {
      name: 'paid',
      title: t('bookings.paid'),
      cell: ({ paidAt }) => (paidAt ? show.date(dayIn(timeZone, Date.parse(paidAt))) : NOTHING),
      isNumber: true,
    },
    {
      name: 'total',
      title: t('bookings.total'),
      file: { type: 'money', value: ({ totalPrice }) => fromWire(totalPrice) },
      cell: ({ totalPrice }) => show.money(totalPrice, currencyCode),
      isNumber: true,
    },
    {
      name: 'act',
      title: t('requests.act'),
      cell: one => <ConfirmRow request={one} />,
    },
  ]
}

const useFilters = (): Filter[] => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const types = useRoute(visitorsCalls.listTypes, { audience: 'anonymous', market: marketId })
  const statusNames = useStatusNames()
  return [
    {
      name: 'status',
      label: t('bookings.status'),
      options: BOOKING_REQUEST_STATUSES.map(value => ({ value, label: statusNames[value] })),
    },
    {
      name: 'shelfType',
      label: t('bookings.shelfType'),
      options: types.data?.results.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    { name: 'dateFrom', label: t('bookings.startsFrom') },
    { name: 'dateTo', label: t('bookings.startsTo'), firstDay: 'dateFrom' },
  ]
}

const useCard = () => {
  const show = useShow()
  const { currencyCode } = useThisMarket()
  return (request: Request): Card => {
    const dates = `${show.date(request.dateStartCustomer)} – ${show.date(request.dateEndCustomer)}`
    const buyer = buyerOf(request)
    return {
      name: <Shelf request={request} />,
      end: show.money(request.totalPrice, currencyCode),
      details: buyer ? [dates, buyer] : [dates],
      status: <RequestStatusMark request={request} />,
    }
  }
}

/** Customers cannot book (D31), but what they booked before can still be handled. */
const NoBookings = () => {
  const { t } = useTranslation()
  return (
    <Notice role="note">
      <Text size="sm">{t('staff.noBookings')}</Text>
      <Anchor component={Link} to="/settings-required">
        {t('staff.seeMissing')}
      </Anchor>
    </Notice>
  )
}

/** What visitors reserved, paid for and had refunded, and what staff booked for customers, as staff find it. */
export const RequestList = () => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const { search } = useLocation()
  const may = useMayDo()
  // The rows that were seen, by their ids: a page keeps only its own.
  const rows = useRef(new Map<string, Request>())
  const { selection, clear } = useSelection<Request>(one => {
    rows.current.set(one.id, one)
    return [one.shelf.name, buyerOf(one)].filter(Boolean).join(', ')
  }, search)
  const [asked, setAsked] = useState<readonly Request[]>()
  const chosen = [...selection.chosen].flatMap(id => rows.current.get(id) ?? [])
  return (
    <Stack gap="md">
      {!takesBookings(market) && <NoBookings />}
      <RouteList
        route={requestsCalls.listRequests}
        hasFile
        title={t('bookings.requestsTitle')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        card={useCard()}
        linkTo={({ id }) => `/booking/requests/${id}`}
        filters={useFilters()}
        searchLabel={t('bookings.searchRequests')}
        empty={t('bookings.noRequests')}
        noneFound={t('bookings.noRequestFound')}
        {...(may('serve') ? { selection } : {})}
      />
      <BulkBar count={chosen.length} onClear={clear}>
        <Button size="sm" leftSection={<IconCheck size={20} aria-hidden />} onClick={() => setAsked(chosen)}>
          {t('requests.confirmSeveral')}
        </Button>
      </BulkBar>
      {asked && (
        <ConfirmSeveral
          requests={asked}
          onClose={isDone => {
            setAsked(undefined)
            if (isDone) clear()
          }}
        />
      )}
    </Stack>
  )
}
