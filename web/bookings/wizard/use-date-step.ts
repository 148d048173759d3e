/** What the step of the date knows: the choice, the days that are free, and the day that was lost. */
import { useEffect, useState } from 'react'
import { dayIn } from '#shared/kit/day.ts'
import { useAvailability } from '../../shelves/use-availability.ts'
import type { Choice } from '../choice/choice.ts'
import { draftOf, isAsChosen } from '../choice/draft-booking.ts'
import { useChoice } from '../choice/use-choice.ts'
import { useBuyer, useWizard } from '../choice/wizard-context.ts'
import { freeDays } from '../date-picker/calendar-days.ts'
import { useCart } from '../reserve/use-cart.ts'
import { useReserve } from '../reserve/use-reserve.ts'
import { useReplaced } from './changing.tsx'
import type { Lost } from './lost-day.tsx'

export const useDateStep = () => {
  const buyer = useBuyer()
  const { market } = useWizard()
  const { chosen, choose } = useChoice('date')
  const replaced = useReplaced()
  const saved = useCart(market.marketId)

  const { price } = chosen
  const today = dayIn(market.timeZone, Date.now())
  const isInCart = saved.some(entry => entry.shelfPeriodPrice === price?.id)
  const availability = useAvailability(buyer, price?.id, today, isInCart, replaced?.bookingRequest)
  const draft = draftOf(chosen, market.closingDays)
  const free = availability.data && freeDays(today, availability.data)
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
  return {
    today,
    chosen,
    replaced,
    saved,
    availability,
    draft,
    free,
    /** No day is free, and no reservation is being changed. */
    isFull: free?.length === 0 && !replaced,
    isUnchanged,
    lost,
    reserveAndGo,
    chooseAnew: (change: Partial<Choice>) => {
      setLost(undefined)
      choose(change)
    },
  }
}

export type DateStep = ReturnType<typeof useDateStep>
