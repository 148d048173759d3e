/** When no day is free: the way on first, the calendar last, as proof. Nothing here leads to a payment. */
import { Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dayIn } from '#shared/kit/day.ts'
import type { ListedType, NextStart } from '#shared/shelves/visitors-calls.ts'
import { NextFree } from '../../shelves/next-free.tsx'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { Picture } from '../../shelves/picture.tsx'
import { Price } from '../../shelves/price.tsx'
import cards from '../../shelves/shelves.module.css'
import { useNextStarts, useShelfTypes } from '../../shelves/use-shelves.ts'
import type { Choice } from '../choice/choice.ts'
import { useBuyer, useWizard } from '../choice/wizard-context.ts'
import styles from '../summary/bookings.module.css'
import { WaitInstead } from '../waitlist/wait-instead.tsx'
import date from './date.module.css'

interface OtherProps {
  type: ListedType
  start: NextStart
  onSelect: () => void
}

const OtherType = ({ type, start: { price, nextStart }, onSelect }: OtherProps) => {
  const { t } = useTranslation()
  const { market } = useWizard()
  return (
    <Paper withBorder className={`${cards.card} ${styles.other}`} component="article">
      <button
        type="button"
        className={cards.cover}
        aria-label={t('shelves.selectNamed', { name: type.name })}
        onClick={onSelect}
      />
      <div className={styles.thumb}>
        <Picture url={type.image} of="thumb" />
      </div>
      <div className={styles.chosenText}>
        <Title order={3} lang={market.language}>
          {type.name}
        </Title>
        <NextFree next={nextStart} today={dayIn(market.timeZone, Date.now())} />
      </div>
      <Price
        {...price}
        original={price.originalPrice}
        discounted={price.discountedPrice}
        currency={market.currencyCode}
      />
    </Paper>
  )
}

interface FullCalendarProps {
  chosen: Choice
  /** Takes another type for the same period. */
  onOther: (type: ListedType, price: NextStart['price']) => void
  calendar: ReactNode
}

export const FullCalendar = ({ chosen, onOther, calendar }: FullCalendarProps) => {
  const { t } = useTranslation()
  const buyer = useBuyer()
  const label = usePeriodLabel()
  const types = useShelfTypes(buyer)
  const period = chosen.price?.bookingPeriod
  const starts = useNextStarts(buyer, period !== undefined, period?.id)
  const others = (types.data?.results ?? []).flatMap(type => {
    const start = starts.data?.results.find(({ shelfType }) => shelfType === type.id)
    return start?.nextStart && type.id !== chosen.shelfType?.id ? [{ type, start }] : []
  })
  const periodLabel = period ? label(period) : ''
  return (
    <>
      <div className={styles.ways}>
        <WaitInstead chosen={chosen} isFull />
        {others.length > 0 && (
          <section aria-labelledby="others">
            <Title order={2} id="others">
              {t('bookings.othersTitle')}
            </Title>
            <Text c="dimmed" mb="sm">
              {t('bookings.othersLead', { period: periodLabel })}
            </Text>
            <ul className={`${cards.cards} ${cards.prices}`}>
              {others.map(({ type, start }) => (
                <li key={type.id}>
                  <OtherType type={type} start={start} onSelect={() => onOther(type, start.price)} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Paper withBorder className={date.calendarCard} component="section" aria-labelledby="proof">
        <Title order={2} size="h3" id="proof">
          {chosen.shelfType?.name}, {periodLabel}
        </Title>
        {calendar}
      </Paper>
    </>
  )
}
