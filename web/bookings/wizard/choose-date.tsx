import { Button, Paper, Skeleton, VisuallyHidden } from '@mantine/core'
import { IconArrowRight, IconPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lastStart } from '#shared/bookings/rules.ts'
import { type Day, dayIn } from '#shared/kit/day.ts'
import { bookingEnd } from '#shared/shelves/rules.ts'
import { useLanguage } from '../../i18n/language.ts'
import { capital } from '../../kit/capital.ts'
import { useShow } from '../../kit/show.ts'
import { Waiting } from '../../kit/states.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { useAvailability } from '../../shelves/use-availability.ts'
import type { Choice } from '../choice/choice.ts'
import { draftOf, isAsChosen } from '../choice/draft-booking.ts'
import { useChoice } from '../choice/use-choice.ts'
import { useHasServices } from '../choice/use-has-services.ts'
import { useArrival, useBack, useBuyer, useGo, useWizard } from '../choice/wizard-context.ts'
import { freeDays, monthsOf, nextOpening, weeksFrom } from '../date-picker/calendar-days.ts'
import { StartCalendar } from '../date-picker/start-calendar.tsx'
import { useCart } from '../reserve/use-cart.ts'
import { useReserve } from '../reserve/use-reserve.ts'
import { ExtraDays } from '../summary/extra-days.tsx'
import { WaitInstead } from '../waitlist/wait-instead.tsx'
import { BookingBar } from './booking-bar.tsx'
import { useReplaced } from './changing.tsx'
import styles from './date.module.css'
import { EditDetails } from './edit-details.tsx'
import { FirstFree } from './first-free.tsx'
import { FullCalendar } from './full-calendar.tsx'
import { type Lost, LostDay } from './lost-day.tsx'
import { StepFrame } from './step-frame.tsx'
import { SummaryCard } from './summary-card.tsx'

/** In the place of the calendar, as tall as it will be. */
const CalendarSkeleton = ({ today }: { today: Day }) => (
  <>
    <Waiting />
    <Skeleton
      className={styles.calendarShape}
      style={{ '--weeks': weeksFrom(today).length }}
      radius="lg"
      height="auto"
    />
  </>
)

/** Says why no day can be chosen, and when new days come. */
const FullLead = ({ chosen, today }: { chosen: Choice; today: Day }) => {
  const { t } = useTranslation()
  const show = useShow()
  const language = useLanguage()
  const label = usePeriodLabel()
  const { month, opens } = nextOpening(today, language)
  return (
    <>
      {t('bookings.fullLead', {
        period: chosen.price ? label(chosen.price.bookingPeriod) : '',
        months: monthsOf(today, lastStart(today), language),
      })}{' '}
      <strong>
        {t('bookings.monthOpens', {
          month: capital(month),
          date: show.day(opens),
        })}
        .
      </strong>
    </>
  )
}

/** When it begins: a calendar beside what is being booked. */
export const ChooseDate = () => {
  const { t } = useTranslation()
  const show = useShow()
  const go = useGo()
  const back = useBack()
  const buyer = useBuyer()
  const { market } = useWizard()
  const { isEdit } = useArrival()
  const { chosen, choose } = useChoice('date')
  const replaced = useReplaced()
  const saved = useCart(market.marketId)
  const hasServices = useHasServices()

  const { price } = chosen
  const today = dayIn(market.timeZone, Date.now())
  const isInCart = saved.some(entry => entry.shelfPeriodPrice === price?.id)
  const availability = useAvailability(buyer, price?.id, today, isInCart, replaced?.bookingRequest)
  const draft = draftOf(chosen, market.closingDays)
  const free = availability.data && freeDays(today, availability.data)
  const isFull = free?.length === 0 && !replaced
  const isUnchanged = replaced !== undefined && draft !== undefined && isAsChosen(replaced, draft)
  const isGone = draft !== undefined && free?.includes(draft.dateStart) === false && !isUnchanged

  const [lost, setLost] = useState<Lost>()
  const lose = (toAnother: boolean) => {
    if (chosen.dateStart) setLost({ day: chosen.dateStart, toAnother })
    choose({ dateStart: undefined })
  }
  const reserveAndGo = useReserve(draft, replaced, () => {
    lose(true)
    void availability.retry()
  })

  useEffect(() => {
    if (isGone) lose(false)
  })

  const endOf = (start: Day): Day =>
    price ? bookingEnd(start, price.bookingPeriod, market.closingDays).last : start
  const chooseAnew = (change: Partial<Choice>) => {
    setLost(undefined)
    choose(change)
  }
  const chooseDay = (dateStart: Day) => chooseAnew({ dateStart })
  const more = draft && !isEdit && (
    <Button
      variant="default"
      leftSection={<IconPlus size={20} aria-hidden />}
      onClick={() => void reserveAndGo('type')}
    >
      {t('bookings.addMore')}
    </Button>
  )
  const proceed = draft && (
    <Button
      rightSection={<IconArrowRight size={20} aria-hidden />}
      onClick={() => void reserveAndGo('checkout')}
    >
      {replaced && !isUnchanged ? t('bookings.saveChange') : t('bookings.proceed')}
    </Button>
  )
  const calendar = (
    <WhenLoaded of={{ availability }} skeleton={<CalendarSkeleton today={today} />}>
      {data => (
        <StartCalendar
          today={today}
          availability={data.availability}
          start={chosen.dateStart}
          endOf={endOf}
          onChoose={chooseDay}
        />
      )}
    </WhenLoaded>
  )
  const lostDay = lost && (
    <LostDay key={lost.day} lost={lost} chosen={chosen} replaced={replaced} isFull={isFull} />
  )
  const leave = () => {
    if (isEdit) back('checkout')
    else back(hasServices ? 'services' : 'price')
  }

  if (isFull)
    return (
      <StepFrame
        key="full"
        step="date"
        title={t('bookings.fullTitle', { name: chosen.shelfType?.name })}
        lead={<FullLead chosen={chosen} today={today} />}
        back={leave}
      >
        {lostDay}
        <FullCalendar
          chosen={chosen}
          calendar={calendar}
          onOther={(shelfType, otherPrice) => {
            chooseAnew({ shelfType, price: otherPrice, services: [], dateStart: undefined })
            if (shelfType.hasServices) go('services')
          }}
        />
      </StepFrame>
    )

  return (
    <StepFrame step="date" title={t('bookings.dateTitle')} lead={t('bookings.dateLead')} back={leave}>
      {lostDay}
      <div className={styles.beside}>
        <div className={styles.column}>
          {isEdit && replaced && <EditDetails chosen={chosen} choose={chooseAnew} />}
          {free?.[0] ? <FirstFree day={free[0]} onChoose={chooseDay} /> : <div className={styles.noFree} />}
          <Paper
            withBorder
            className={styles.calendarCard}
            component="section"
            aria-label={t('bookings.dateTitle')}
          >
            {calendar}
          </Paper>
          <WaitInstead chosen={chosen} />
          {draft && (
            <div className={styles.onPhone}>
              <ExtraDays days={draft.eligibleClosingDays} />
            </div>
          )}
        </div>
        <SummaryCard
          chosen={chosen}
          draft={draft}
          saved={saved.filter(entry => entry !== replaced)}
          market={market}
          proceed={proceed}
          more={more}
          startsHold={saved.length === 0}
        />
      </div>
      <VisuallyHidden role="status">
        {draft ? t('bookings.fromTo', { from: show.day(draft.dateStart), to: show.day(draft.dateEnd) }) : ''}
      </VisuallyHidden>
      <BookingBar chosen={chosen} last={draft?.dateEnd}>
        {proceed && (
          <>
            {more}
            {proceed}
          </>
        )}
      </BookingBar>
    </StepFrame>
  )
}
