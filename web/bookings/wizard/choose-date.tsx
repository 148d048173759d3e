import { Button, Paper, VisuallyHidden } from '@mantine/core'
import { IconArrowRight, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useShow } from '../../kit/show.ts'
import { useHasServices } from '../choice/use-has-services.ts'
import { useArrival, useBack, useWizard } from '../choice/wizard-context.ts'
import { EmptyBefore } from '../summary/empty-before.tsx'
import { ExtraDays } from '../summary/extra-days.tsx'
import { WaitInstead } from '../waitlist/wait-instead.tsx'
import { BookingBar } from './booking-bar.tsx'
import styles from './date.module.css'
import { DateCalendar } from './date-calendar.tsx'
import { EditDetails } from './edit-details.tsx'
import { FirstFree } from './first-free.tsx'
import { FullStep } from './full-step.tsx'
import { LostDay } from './lost-day.tsx'
import { StepFrame } from './step-frame.tsx'
import { SummaryCard } from './summary-card.tsx'
import { type DateStep, useDateStep } from './use-date-step.ts'

const AddMore = ({ step: { reserveAndGo } }: { step: DateStep }) => {
  const { t } = useTranslation()
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={20} aria-hidden />}
      onClick={() => void reserveAndGo('type')}
    >
      {t('bookings.addMore')}
    </Button>
  )
}

const Proceed = ({ step: { reserveAndGo, replaced, isUnchanged } }: { step: DateStep }) => {
  const { t } = useTranslation()
  return (
    <Button
      rightSection={<IconArrowRight size={20} aria-hidden />}
      onClick={() => void reserveAndGo('checkout')}
    >
      {replaced && !isUnchanged ? t('bookings.saveChange') : t('bookings.proceed')}
    </Button>
  )
}

/** The days, above them the first that is free, and below them what belongs to the chosen day. */
const DayColumn = ({ step }: { step: DateStep }) => {
  const { t } = useTranslation()
  const { isEdit } = useArrival()
  const { chosen, chooseAnew, replaced, free, draft } = step
  return (
    <div className={styles.column}>
      {isEdit && replaced && <EditDetails chosen={chosen} choose={chooseAnew} />}
      {free?.[0] ? (
        <FirstFree day={free[0]} onChoose={dateStart => chooseAnew({ dateStart })} />
      ) : (
        <div className={styles.noFree} />
      )}
      <Paper
        withBorder
        className={styles.calendarCard}
        component="section"
        aria-label={t('bookings.dateTitle')}
      >
        <DateCalendar step={step} />
      </Paper>
      <WaitInstead chosen={chosen} />
      {draft && (
        <div className={styles.onPhone}>
          <ExtraDays days={draft.eligibleClosingDays} />
        </div>
      )}
    </div>
  )
}

const FreeStep = ({ step, onBack }: { step: DateStep; onBack: () => void }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { market } = useWizard()
  const { isEdit } = useArrival()
  const { chosen, replaced, saved, draft, lost } = step
  const more = draft && !isEdit && <AddMore step={step} />
  const proceed = draft && <Proceed step={step} />
  return (
    <StepFrame step="date" title={t('bookings.dateTitle')} lead={t('bookings.dateLead')} back={onBack}>
      {lost && <LostDay key={lost.day} lost={lost} chosen={chosen} replaced={replaced} isFull={false} />}
      <div className={styles.beside}>
        <DayColumn step={step} />
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
      <BookingBar
        chosen={chosen}
        last={draft?.dateEnd}
        about={draft && <EmptyBefore market={market} first={draft.dateStart} last={draft.dateEnd} />}
      >
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

/** When it begins: a calendar beside what is being booked. */
export const ChooseDate = () => {
  const back = useBack()
  const { isEdit } = useArrival()
  const hasServices = useHasServices()
  const step = useDateStep()
  const leave = () => {
    if (isEdit) back('checkout')
    else back(hasServices ? 'services' : 'price')
  }
  return step.isFull ? <FullStep step={step} onBack={leave} /> : <FreeStep step={step} onBack={leave} />
}
