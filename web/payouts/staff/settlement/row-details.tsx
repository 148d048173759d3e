/** How a tenant's settlement is reckoned, line by line; each amount leads to what makes it. */
import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fromWire } from '#shared/kit/money.ts'
import type { Days } from '#shared/sales/days.ts'
import { Fact, Facts } from '../../../kit/facts.tsx'
import { useShow } from '../../../kit/show.ts'
import { commissionOf, heldOf, type Row, soldOf, takenOff, useFigures } from './figures.ts'
import styles from './settlement.module.css'

interface Of {
  row: Row
  days: Days
}

/** The lines of a tenant's sales on some days. */
const linesOf = (customer: string, { from, to }: Days): string =>
  `/customers/${customer}/sales?${new URLSearchParams({ dateFrom: from, dateTo: to })}`

const Vat = ({ amount }: { amount: string }) => {
  const { t } = useTranslation()
  const { money } = useFigures()
  if (!fromWire(amount)) return null
  return (
    <Text span size="sm" c="dimmed" ms="xs">
      {t('settlements.ofWhichVat', { amount: money(amount) })}
    </Text>
  )
}

const Rent = ({ row }: { row: Row }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { money } = useFigures()
  if (!row.rentLines.length)
    return <Fact name={t('settlements.rent')}>{money(takenOff(row.rentOffset))}</Fact>
  return row.rentLines.map(({ booking, day, name, amount }, at) => {
    const words = booking
      ? t('settlements.rentOf', { name, day: show.date(day) })
      : t('settlements.rentUntil', { day: show.date(day) })
    return (
      <Fact
        key={booking ?? `${day} ${name}`}
        name={
          <>
            {booking ? (
              <Anchor component={Link} to={`/booking/requests/${booking}`}>
                {words}
              </Anchor>
            ) : (
              words
            )}
            {at === row.rentLines.length - 1 && <Vat amount={row.rentVat} />}
          </>
        }
      >
        {money(takenOff(amount))}
      </Fact>
    )
  })
}

const Steps = ({ row, days }: Of) => {
  const { t } = useTranslation()
  const { money } = useFigures()
  const { customer, name, share, carriedOver, youReceive, tax } = row
  const held = heldOf(row)
  return (
    <Facts className={styles.steps}>
      <Fact
        name={
          <Anchor component={Link} to={linesOf(customer, days)}>
            {t('settlements.soldLines')}
          </Anchor>
        }
      >
        {money(soldOf(row))}
      </Fact>
      <Fact
        name={
          <>
            {t('settlements.commission')}
            <Vat amount={tax} />
          </>
        }
      >
        {money(-commissionOf(row) || 0)}
      </Fact>
      <Rent row={row} />
      <Fact name={t('settlements.share')} data-total>
        {money(share)}
      </Fact>
      <Fact
        name={
          <Anchor component={Link} to={`/customers/${customer}/balance`}>
            {t('settlements.carriedOver')}
          </Anchor>
        }
      >
        {money(carriedOver)}
      </Fact>
      {held !== 0 && <Fact name={t('settlements.heldFor')}>{money(-held)}</Fact>}
      <Fact name={t('settlements.receives', { name: name || customer })} data-headline>
        {money(youReceive)}
      </Fact>
    </Facts>
  )
}

/** Sales that came after their days had been settled, each day by its name. */
const Late = ({ row: { late, customer } }: { row: Row }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { money } = useFigures()
  return (
    <div>
      <Text size="sm" fw={650}>
        {t('settlements.lateTitle')}
      </Text>
      <ul className={styles.plain}>
        {late.map(({ day, paid, share }) => (
          <li key={day}>
            <Anchor component={Link} to={linesOf(customer, { from: day, to: day })} fz="sm">
              {show.day(day)}
            </Anchor>{' '}
            <Text span size="sm">
              {t('settlements.lateOf', { paid: money(paid), share: money(share) })}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Why = ({ row: { why, name, customer } }: { row: Row }) => {
  const { t } = useTranslation()
  const who = { name: name || customer }
  const texts = {
    owes: t('settlements.whyOwes', who),
    nothing: t('settlements.whyNothing'),
    held: t('settlements.whyHeld'),
    no_account: t('settlements.whyNoAccount', who),
    unconfirmed: t('settlements.whyUnconfirmed', who),
  }
  return why && <Text size="sm">{texts[why]}</Text>
}

export const RowDetails = ({ row, days }: Of) => {
  const { t } = useTranslation()
  const { money } = useFigures()
  return (
    <div className={styles.details}>
      <Steps row={row} days={days} />
      <div className={styles.notes}>
        <Why row={row} />
        {row.late.length > 0 && <Late row={row} />}
        {fromWire(row.borneByShop) !== 0 && (
          <Text size="sm">{t('settlements.borneByShop', { amount: money(row.borneByShop) })}</Text>
        )}
      </div>
    </div>
  )
}
