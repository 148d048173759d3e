import { Button, Paper, Skeleton, Stack, Text } from '@mantine/core'
import { IconArrowRight, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayIn } from '#shared/kit/day.ts'
import { asFailure, hasCode } from '../kit/failure.ts'
import { underLoader } from '../kit/loader.tsx'
import { tellFailure } from '../kit/notify.ts'
import { useShow } from '../kit/show.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { usePeriodLabel } from '../shelves/period-label.ts'
import { useAvailability } from '../shelves/use-availability.ts'
import { useTypeServices } from '../shelves/use-shelves.ts'
import styles from './bookings.module.css'
import { choice, type Step } from './choice.ts'
import { choiceTotal, type DraftBooking, draftOf } from './draft-booking.ts'
import { reserve } from './reserve.ts'
import { StepFrame } from './step-frame.tsx'
import { SummaryCard } from './summary-card.tsx'
import { useCart } from './use-cart.ts'
import { useChoice } from './use-choice.ts'
import { useBack, useBuyer, useGo, useWizard } from './wizard-context.ts'

const StartCalendar = lazy(async () => ({ default: (await import('./start-calendar.tsx')).StartCalendar }))

/** One key a wish: the same choice tried again after a lost answer is the same reservation. */
const useKey = (draft: DraftBooking | undefined) => {
  const last = useRef({ wish: '', key: '' })
  const wish = JSON.stringify(draft)
  if (last.current.wish !== wish) last.current = { wish, key: crypto.randomUUID() }
  return {
    key: last.current.key,
    renew: () => {
      last.current = { wish: '', key: '' }
    },
  }
}

const Waiting = () => <Skeleton className={styles.calendarShape} radius="lg" />

/** When it begins: a calendar beside what is being booked. */
export const ChooseDate = () => {
  const { t } = useTranslation()
  const show = useShow()
  const go = useGo()
  const back = useBack()
  const buyer = useBuyer()
  const { market } = useWizard()
  const { chosen, choose } = useChoice('date')
  const label = usePeriodLabel()
  const saved = useCart(market.marketId)
  const services = useTypeServices(buyer, chosen.shelfType?.id)
  const [isMissing, setMissing] = useState(false)

  const { price } = chosen
  const today = dayIn(market.timeZone, Date.now())
  const isInCart = saved.some(entry => entry.shelfPeriodPrice === price?.id)
  const availability = useAvailability(buyer, price?.id, today, isInCart)
  const draft = draftOf(chosen, market.closingDays)
  const { key, renew } = useKey(draft)

  const reserveAndGo = async (step: Step) => {
    setMissing(!draft && !saved.length)
    if (!draft) return saved.length ? go(step) : undefined
    try {
      await underLoader(t('bookings.reserving'), () => reserve(buyer, draft, key))
      // Back from checkout shows this calendar with no date chosen.
      if (step === 'checkout') choose({ dateStart: undefined })
      else choice.clear()
      go(step)
    } catch (thrown) {
      tellFailure(thrown)
      if (asFailure(thrown).status === 0) return
      renew()
      if (!hasCode(asFailure(thrown), 'error_booking_period_unavailable')) return
      choose({ dateStart: undefined })
      void availability.retry()
    }
  }

  return (
    <StepFrame
      step="date"
      title={t('bookings.dateTitle')}
      lead={t('bookings.dateLead')}
      back={() => back(services.data?.length ? 'services' : 'price')}
    >
      <div className={styles.beside}>
        <Paper withBorder p="lg" component="section" aria-label={t('bookings.dateTitle')}>
          <WhenLoaded of={{ availability }} skeleton={<Waiting />}>
            {data => (
              <Suspense fallback={<Waiting />}>
                <StartCalendar
                  today={today}
                  availability={data.availability}
                  start={chosen.dateStart}
                  end={draft?.dateEnd}
                  onChoose={dateStart => {
                    setMissing(false)
                    choose({ dateStart })
                  }}
                />
              </Suspense>
            )}
          </WhenLoaded>
          <Text mt="md" fw={600} role="status">
            {draft
              ? t('bookings.fromTo', { from: show.day(draft.dateStart), to: show.day(draft.dateEnd) })
              : ''}
          </Text>
        </Paper>
        <SummaryCard draft={draft} saved={saved} currency={market.currencyCode}>
          <Stack gap="sm">
            {isMissing && (
              <Text c="berry" role="alert">
                {t('bookings.dateMissing')}
              </Text>
            )}
            <Button
              rightSection={<IconArrowRight size={20} aria-hidden />}
              onClick={() => void reserveAndGo('checkout')}
            >
              {t('bookings.proceed')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPlus size={20} aria-hidden />}
              onClick={() => void reserveAndGo('type')}
            >
              {t('bookings.addMore')}
            </Button>
          </Stack>
        </SummaryCard>
      </div>
      <p className={styles.priceBar}>
        <span>
          {[chosen.shelfType?.name, price && label(price.bookingPeriod)].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.total}>{show.money(choiceTotal(chosen), market.currencyCode)}</span>
      </p>
    </StepFrame>
  )
}
