import { Paper, Text, Title, VisuallyHidden } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '#shared/kit/day.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useShow } from '../../kit/show.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { type CartEntry, totalOf } from '../cart/cart.ts'
import { EmptyBefore } from '../summary/empty-before.tsx'
import { useFullDay } from '../summary/use-full-day.ts'
import { VatWithin } from '../summary/vat-within.tsx'
import { ReceiptDocuments } from './documents.tsx'
import { ReceiptFacts } from './facts.tsx'
import styles from './receipt.module.css'
import type { Paid } from './use-receipt.ts'

const Shelf = ({ entry, market }: { entry: CartEntry; market: VisitorsMarket }) => {
  const { t } = useTranslation()
  const fullDay = useFullDay()
  const days = daysBetween(entry.dateStart, entry.dateEnd) + 1
  const extra = entry.eligibleClosingDays.length
  return (
    <li className={styles.shelf}>
      <div className={styles.number} aria-hidden>
        <span>{t('receipt.shelf')}</span>
        <strong>{entry.shelfName}</strong>
      </div>
      <div>
        <Title order={2} size="h3" lang={market.language}>
          {entry.shelfTypeName}
          <VisuallyHidden> {entry.shelfName}</VisuallyHidden>
        </Title>
        <Text fw={600}>
          <span className={styles.day}>{fullDay(entry.dateStart)}&nbsp;–</span>{' '}
          <span className={styles.day}>{fullDay(entry.dateEnd)}</span>
        </Text>
        <Text c="dimmed">
          {t('receipt.days', { count: days })}
          {extra > 0 && `, ${t('receipt.extra', { count: extra })}`}
        </Text>
        <EmptyBefore market={market} first={entry.dateStart} last={entry.dateEnd} />
      </div>
    </li>
  )
}

/** The shelves with their numbers as large as on the shelf, and their dates. */
export const BookedShelves = ({
  booked,
  market,
}: {
  booked: readonly CartEntry[]
  market: VisitorsMarket
}) => (
  <ul className={styles.shelves}>
    {booked.map(entry => (
      <Shelf key={entry.bookingRequest} entry={entry} market={market} />
    ))}
  </ul>
)

/** Staff book days that are no period of the price list. */
const hasLength = ({ days, weeks, months }: CartEntry['bookingPeriod']) => days + weeks + months > 0

interface ReceiptTicketProps {
  market: VisitorsMarket
  booked: readonly CartEntry[]
  paid: Paid
  /** What can be done with the dates. */
  actions: ReactNode
}

/** The shelves, and below the perforation the money. */
export const ReceiptTicket = ({ market, booked, paid, actions }: ReceiptTicketProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const label = usePeriodLabel()
  const { currencyCode, vatPercent, language } = market
  const total = totalOf(booked)
  return (
    <Paper withBorder component="section" aria-label={t('receipt.title')}>
      <div className={styles.part}>
        <BookedShelves booked={booked} market={market} />
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={`${styles.part} ${styles.money}`}>
        <Title order={2} size="h3" mb="xs">
          {t('receipt.title')}
        </Title>
        <Facts className={styles.lines}>
          {booked.map(entry => (
            <Fragment key={entry.bookingRequest}>
              <Fact
                name={
                  <>
                    <span lang={language}>{entry.shelfTypeName}</span>
                    {hasLength(entry.bookingPeriod) && <>, {label(entry.bookingPeriod)}</>}
                  </>
                }
              >
                {show.money(entry.discountedPrice, currencyCode)}
              </Fact>
              {entry.bookingAddons.map(addon => (
                <Fact
                  key={addon.service}
                  name={<span lang={language}>{`${addon.quantity} × ${addon.serviceName}`}</span>}
                >
                  {show.money(addon.totalPrice, currencyCode)}
                </Fact>
              ))}
            </Fragment>
          ))}
        </Facts>
        <p className={styles.sum}>
          <strong>{t('receipt.paid')}</strong>
          <span className={styles.total}>{show.money(total, currencyCode)}</span>
        </p>
        <VatWithin total={total} vatPercent={vatPercent} currency={currencyCode} />
        <ReceiptFacts paid={paid} />
        <div className={styles.onScreen}>
          <ReceiptDocuments payments={paid.references} isComing={paid.isComing} />
        </div>
      </div>
    </Paper>
  )
}
