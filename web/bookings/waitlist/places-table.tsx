import { Anchor, Button } from '@mantine/core'
import { IconClock, IconHourglass, IconUserMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Waitlist, waitlistStaffCalls } from '#shared/bookings/staff-waitlist-calls.ts'
import { dayIn } from '#shared/kit/day.ts'
import { endIn } from '#shared/kit/end-in.ts'
import { fromWire } from '#shared/kit/money.ts'
import { useAct } from '../../kit/act/use-act.ts'
import type { Card, Column } from '../../kit/list/column.ts'
import { ListFile } from '../../kit/list/list-file.tsx'
import { ReportTable } from '../../kit/list/report-table.tsx'
import { useMayDo } from '../../kit/rights/may.ts'
import { useShow } from '../../kit/show.ts'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'

type Place = Waitlist['places'][number]

/** Whether somebody waits, or has a shelf held for them until an hour. */
const State = ({ place: { offer } }: { place: Place }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  if (!offer)
    return (
      <StatusMark icon={IconHourglass} tone="waiting">
        {t('staff-waitlist.waiting')}
      </StatusMark>
    )
  const end = endIn(timeZone, Date.parse(offer.until))
  return (
    <>
      <StatusMark icon={IconClock} tone="good">
        {t('staff-waitlist.offered', {
          day: show.date(end.day),
          time: end.time,
        })}
      </StatusMark>
      <div>
        <Anchor fz="inherit" component={Link} to={`/booking/requests/${offer.bookingRequest}`}>
          {t('staff-waitlist.onShelf', { shelf: offer.shelf, day: show.date(offer.dateStart) })}
        </Anchor>
      </div>
    </>
  )
}

const useRemove = (onChanged: () => void) => {
  const { t } = useTranslation()
  const act = useAct()
  return ({ id, shelfType, name, offer }: Place): Promise<unknown> =>
    act(send => send(waitlistStaffCalls.removeFromWaitlist, { params: { shelfType: shelfType.id, id } }), {
      ask: {
        title: t('staff-waitlist.removeTitle', { name }),
        text: offer ? t('staff-waitlist.removeOffered') : t('staff-waitlist.removeText'),
        action: t('staff-waitlist.remove'),
      },
      busy: t('staff-waitlist.removing'),
      done: t('staff-waitlist.removed', { name }),
      refresh: onChanged,
    })
}

interface PlacesTableProps {
  places: readonly Place[]
  /** How long an offer is held. */
  hours: number
  onChanged: () => void
}

/** Who waits, in the order of the line of each type. */
export const PlacesTable = ({ places, hours, onChanged }: PlacesTableProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const label = usePeriodLabel()
  const { currencyCode, timeZone } = useThisMarket()
  const remove = useRemove(onChanged)
  const wanted = ({ dateStart, lastStart }: Place): string =>
    dateStart === lastStart ? show.date(dateStart) : `${show.date(dateStart)} – ${show.date(lastStart)}`
  const what = ({ shelfType, bookingPeriod }: Place) => `${shelfType.name}, ${label(bookingPeriod)}`
  const since = ({ joinedAt }: Place) => show.date(dayIn(timeZone, Date.parse(joinedAt)))
  const may = useMayDo()('serve')
  const button = (place: Place) => (
    <Button
      size="compact-sm"
      variant="subtle"
      color="berry"
      leftSection={<IconUserMinus size={18} aria-hidden />}
      aria-label={t('staff-waitlist.removeNamed', { name: place.name })}
      onClick={() => void remove(place)}
    >
      {t('staff-waitlist.remove')}
    </Button>
  )
  const columns: Column<Place>[] = [
    { name: 'nth', title: t('staff-waitlist.nth'), cell: ({ nth }) => String(nth), isNumber: true },
    {
      name: 'who',
      title: t('staff-waitlist.who'),
      file: { type: 'text', value: ({ name, email }) => `${name}, ${email}` },
      cell: ({ name, email, customer }) => (
        <>
          {customer ? (
            <Anchor fz="inherit" component={Link} to={`/customers/${customer}`}>
              {name}
            </Anchor>
          ) : (
            name
          )}
          <div>
            <Anchor fz="inherit" href={`mailto:${email}`}>
              {email}
            </Anchor>
          </div>
        </>
      ),
    },
    { name: 'what', title: t('staff-waitlist.what'), cell: what },
    { name: 'wanted', title: t('staff-waitlist.wanted'), cell: wanted, isWhole: true },
    { name: 'since', title: t('staff-waitlist.since'), cell: since, isWhole: true },
    { name: 'state', title: t('staff-waitlist.state'), cell: place => <State place={place} /> },
    {
      name: 'price',
      title: t('staff-waitlist.price'),
      file: { type: 'money', value: ({ price }) => fromWire(price) },
      cell: ({ price }) => show.money(price, currencyCode),
      isNumber: true,
    },
    ...(may ? [{ name: 'remove', title: t('staff-waitlist.action'), cell: button }] : []),
  ]
  const card = (place: Place): Card => ({
    name: `${place.nth}. ${place.name}`,
    end: show.money(place.price, currencyCode),
    details: [place.email, what(place), wanted(place)],
    status: (
      <>
        <State place={place} />
        {may && <div>{button(place)}</div>}
      </>
    ),
  })
  return (
    <>
      <ListFile
        ask={async () => ({ results: places, page: 1, pagesCount: 1 })}
        title={t('staff.waitlist')}
        columns={columns}
      />
      <ReportTable
        title={t('staff-waitlist.line')}
        note={t('staff-waitlist.heldFor', { count: hours })}
        columns={columns}
        rows={places}
        rowKey={({ id, shelfType }) => `${shelfType.id} ${id}`}
        card={card}
      />
    </>
  )
}
