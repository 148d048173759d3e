/** All bookings of a tenant: those made online and those that the shop made. */
import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type OwnBooking, ownCalls } from '#shared/bookings/tenants-calls.ts'
import { takesTenantsBookings } from '#shared/markets/rules.ts'
import { RouteList } from '../../kit/list/route-list.tsx'
import { useShow } from '../../kit/show.ts'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { ExtendLink } from './extend-button.tsx'
import { useDayAndHour, useLook } from './use-words.ts'

const Status = ({ booking }: { booking: OwnBooking }) => {
  const { icon, tone, text } = useLook()(booking)
  return (
    <Group gap="xs" justify="space-between">
      <StatusMark icon={icon} tone={tone}>
        {text}
      </StatusMark>
      <ExtendLink booking={booking} />
    </Group>
  )
}

/** Which booking it extends, and where its own extension goes on. */
const useChainWords = () => {
  const { t } = useTranslation()
  const show = useShow()
  return ({ follows, goesOn }: OwnBooking): string[] => [
    ...(follows ? [t('rental.extendsShelf', { shelf: follows.shelf.name })] : []),
    ...(goesOn ? [t('rental.goesOn', { shelf: goesOn.shelf.name, date: show.date(goesOn.dateEnd) })] : []),
  ]
}

/** By when the shelf is empty, where that is not the last day that was bought; an extension may keep the shelf. */
const useEmptyByWords = () => {
  const { t } = useTranslation()
  const dayAndHour = useDayAndHour()
  return ({ shelf, goesOn, emptyBy, dateEndCustomer }: OwnBooking): string[] =>
    emptyBy.day === dateEndCustomer || goesOn?.shelf.id === shelf.id
      ? []
      : [t('rental.emptyAtLatest', { when: dayAndHour(emptyBy) })]
}

export const OwnBookings = () => {
  const { t } = useTranslation()
  const show = useShow()
  const market = useThisMarket()
  const { currencyCode } = market
  const nameOf = ({ shelfTypeName, shelf }: OwnBooking) => `${shelfTypeName} ${shelf.name}`
  const datesOf = ({ dateStartCustomer, dateEndCustomer }: OwnBooking) =>
    `${show.date(dateStartCustomer)} – ${show.date(dateEndCustomer)}`
  const chainOf = useChainWords()
  const emptyByOf = useEmptyByWords()
  const moreOf = (booking: OwnBooking) => [...emptyByOf(booking), ...chainOf(booking)]
  const datesAndChain = (booking: OwnBooking) => (
    <>
      {datesOf(booking)}
      {moreOf(booking).map(line => (
        <Text key={line} size="sm" c="dimmed">
          {line}
        </Text>
      ))}
    </>
  )
  const priceOf = ({ totalPrice }: OwnBooking) => show.money(totalPrice, currencyCode)
  const madeBy = ({ isByStaff }: OwnBooking) => (isByStaff ? t('rental.byShop') : t('rental.online'))
  const look = useLook()
  const status = (booking: OwnBooking) => <Status booking={booking} />
  return (
    <RouteList
      route={ownCalls.listOwnBookings}
      title={t('rental.bookings')}
      rowKey={({ id }) => id}
      linkTo={({ id }) => `/bookings/${id}`}
      columns={[
        { name: 'shelf', title: t('rental.shelf'), cell: nameOf },
        {
          name: 'dates',
          title: t('rental.dates'),
          file: { type: 'text', value: datesOf },
          cell: datesAndChain,
          isWhole: true,
        },
        {
          name: 'status',
          title: t('rental.status'),
          file: { type: 'text', value: one => look(one).text },
          cell: status,
        },
        { name: 'made', title: t('rental.made'), cell: madeBy },
        { name: 'price', title: t('rental.price'), cell: priceOf, isNumber: true },
      ]}
      card={booking => ({
        name: nameOf(booking),
        end: priceOf(booking),
        details: [datesOf(booking), ...emptyByOf(booking), madeBy(booking), ...chainOf(booking)],
        status: <Status booking={booking} />,
      })}
      filters={[
        {
          name: 'when',
          label: t('rental.when'),
          options: [
            { value: 'running', label: t('rental.runs') },
            { value: 'coming', label: t('rental.isComing') },
            { value: 'past', label: t('rental.isOver') },
          ],
        },
        {
          name: 'status',
          label: t('rental.status'),
          options: [
            { value: 'payment_request', label: t('rental.waitsForPayment') },
            { value: 'refunded', label: t('rental.isRefunded') },
          ],
        },
      ]}
      hasFile
      empty={t('rental.noBookings')}
      emptyAction={
        takesTenantsBookings(market) && (
          <Button component={Link} to="/create_booking">
            {t('rental.book')}
          </Button>
        )
      }
    />
  )
}
