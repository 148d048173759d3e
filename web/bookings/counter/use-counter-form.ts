/** The form at the till, and the call that books what is typed. */
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { SentBody } from '#shared/kit/contract.ts'
import type { OpeningDays } from '#shared/shelves/rules.ts'
import { call } from '../../kit/call.ts'
import { asFailure, hasCode, isPassing } from '../../kit/failure.ts'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { PriceListData } from '../../shelves/price-list-data.ts'
import { type Asked, firstTyped } from './first-typed.ts'
import { bodyOf, type TypedBooking } from './typed.ts'
import { useCounterWords } from './words.ts'

export const UNAVAILABLE = 'error_booking_period_unavailable'

const isAboutShelves = (key: unknown): boolean =>
  Array.isArray(key) && /\/(shelf_bookings|booking_plan|customer_bookings)/.test(String(key[1]))

export interface CounterProps {
  list: PriceListData
  opening: OpeningDays
  asked: Asked
}

/** What is sent beside what is typed: found or created on the way. */
export interface Sent {
  shelf: string
  customer: string
}

interface CounterFormOptions extends CounterProps {
  sent: RefObject<Sent>
  /** Another booking took the shelf meanwhile. */
  onUnavailable: () => void
  /** Mails the confirmation, and resolves to what the next screen says of it. */
  confirmByMail: (booking: string) => Promise<string>
}

export const useCounterForm = ({ list, opening, asked, sent, ...on }: CounterFormOptions) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const { marketId, timeZone } = useThisMarket()
  const { labels, textOf } = useCounterWords()
  const [initial] = useState(() => firstTyped(list, asked, { opening, timeZone, now: Date.now() }))
  const done = useRef({ id: '', mail: '' })
  const book = (body: SentBody<typeof shelfBookingsCalls.addShelfBooking>) =>
    call(shelfBookingsCalls.addShelfBooking, {
      audience: 'admin',
      market: marketId,
      body,
      key: form.typed.key,
    })
  const form = useRouteForm<typeof shelfBookingsCalls.addShelfBooking, TypedBooking>({
    route: shelfBookingsCalls.addShelfBooking,
    initial,
    labels,
    textOf,
    body: values => bodyOf(values, { ...sent.current, timeZone }),
    send: async body => {
      const { shelf, customer } = sent.current
      // Another try after a lost answer is about the same shelf, so that it books once.
      form.change({ shelf, customer })
      const booked = await book(body).catch(thrown => {
        const failure = asFailure(thrown)
        // What was refused is another wish when it is sent again. What got no answer is the same.
        if (!isPassing(failure)) form.change({ key: crypto.randomUUID() })
        if (hasCode(failure, UNAVAILABLE)) on.onUnavailable()
        throw thrown
      })
      done.current = { id: booked.id, mail: await on.confirmByMail(booked.id) }
      // What other screens show of shelves is old now.
      mutate(isAboutShelves, undefined).catch(() => undefined)
    },
    refused: failure => (hasCode(failure, UNAVAILABLE) ? { shelf: UNAVAILABLE } : undefined),
    busy: t('counter.booking'),
    onDone: () =>
      void navigate(`/booking/confirmation/${done.current.id}`, { state: { mail: done.current.mail } }),
  })
  return form
}

export type CounterForm = ReturnType<typeof useCounterForm>
