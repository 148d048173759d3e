/** The form at the till: what is typed, what it costs, which shelf it takes, and what happens when it is booked. */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { confirmationCalls } from '#shared/bookings/staff-confirmation-calls.ts'
import { shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import type { OpeningDays } from '#shared/shelves/rules.ts'
import { call } from '../../kit/call.ts'
import { asFailure, hasCode, isPassing } from '../../kit/failure.ts'
import { useOneAtATime } from '../../kit/form/one-at-a-time.ts'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { tellFailure } from '../../kit/notify.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { PriceListData } from '../../shelves/price-list-data.ts'
import { type Asked, firstTyped } from './first-typed.ts'
import { proposed } from './price-list.ts'
import { bodyOf, checkTyped, isHold, type TypedBooking, typedDays } from './typed.ts'
import { freeShelvesAsked, useFreeShelves } from './use-free-shelves.ts'
import { useNewCustomer } from './use-new-customer.ts'
import { useCounterWords } from './words.ts'

const UNAVAILABLE = 'error_booking_period_unavailable'

const isAboutShelves = (key: unknown): boolean =>
  Array.isArray(key) && /\/(shelf_bookings|booking_plan|customer_bookings)/.test(String(key[1]))

export interface CounterProps {
  list: PriceListData
  opening: OpeningDays
  asked: Asked
}

export const useCounter = ({ list, opening, asked }: CounterProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const { marketId, timeZone } = useThisMarket()
  const { labels, textOf } = useCounterWords()
  const [initial] = useState(() => firstTyped(list, asked, { opening, timeZone, now: Date.now() }))
  /** What is sent beside what is typed: found or created on the way. */
  const sent = useRef({ shelf: '', customer: '' })
  const done = useRef({ id: '', mail: '' })
  const oneAtATime = useOneAtATime()
  const staff = { audience: 'admin', market: marketId } as const

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
      const booked = await call(shelfBookingsCalls.addShelfBooking, {
        ...staff,
        body,
        key: form.typed.key,
      }).catch(thrown => {
        const failure = asFailure(thrown)
        // What was refused is another wish when it is sent again. What got no answer is the same.
        if (!isPassing(failure)) form.change({ key: crypto.randomUUID() })
        if (hasCode(failure, UNAVAILABLE)) void free.found.retry()
        throw thrown
      })
      done.current = { id: booked.id, mail: await confirmByMail(booked.id) }
      // What other screens show of shelves is old now.
      mutate(isAboutShelves, undefined).catch(() => undefined)
    },
    refused: failure => (hasCode(failure, UNAVAILABLE) ? { shelf: UNAVAILABLE } : undefined),
    busy: t('counter.booking'),
    onDone: () =>
      void navigate(`/booking/confirmation/${done.current.id}`, { state: { mail: done.current.mail } }),
  })
  const { typed } = form
  const customer = useRoute(
    staffCalls.read,
    typed.who === 'customer' && typed.customer
      ? { ...staff, params: { userNumber: typed.customer } }
      : undefined,
  )
  const period = list.periods.find(({ id }) => id === typed.bookingPeriod)
  const days = typedDays(typed, period, opening.closingDays)
  const offer = proposed(list, typed, Date.now())
  const free = useFreeShelves(marketId, typed, days, opening)
  const create = useNewCustomer(form.refuse)
  const email = typed.isNew ? typed.newEmail.trim() : customer.data?.email
  const canBeMailed = typed.who === 'customer' && !isHold(typed)
  const canMail = canBeMailed && Boolean(email)

  /**
   * The address that it went to; `failed` when it did not go, nothing when none is wanted. The booking's key: one press
   * too many mails once.
   */
  const confirmByMail = async (id: string): Promise<string> => {
    // Staff may book before the screen has read the customer's address. The server knows the address.
    if (!(canBeMailed && typed.sendsMail) || email === '') return ''
    const options = { ...staff, params: { id }, key: form.typed.key }
    return call(confirmationCalls.sendConfirmation, options).then(
      answer => answer.email,
      thrown => (hasCode(asFailure(thrown), 'no_mail_address') ? '' : 'failed'),
    )
  }
  const createCustomer = async (): Promise<string | undefined> => {
    const userNumber = await create(typed)
    if (userNumber)
      form.change({ customer: userNumber, isNew: false, newName: '', newEmail: '', newPhone: '' })
    return userNumber
  }
  /** The shelf that the button names; before that is known, the tightest fit of now. */
  const findShelf = async (): Promise<string | undefined> => {
    if (free.shelf || !days) return free.shelf?.id
    // Other days were chosen a moment ago: the wanted shelf stays wanted, and the server knows whether it is free.
    if (typed.shelf && !free.found.data) return typed.shelf
    const { availableShelves } = await call(
      shelfBookingsCalls.listShelfBookings,
      freeShelvesAsked(marketId, typed.shelfType, days),
    )
    if (!availableShelves[0]) form.refuse({ shelf: UNAVAILABLE })
    return availableShelves[0]?.id
  }
  const prepare = async (): Promise<boolean> => {
    const wrong = checkTyped(typed, offer.rent !== undefined)
    if (Object.keys(wrong).length) {
      form.refuse(wrong)
      return false
    }
    const isCreated = typed.who === 'customer' && typed.isNew
    const userNumber = isCreated ? await createCustomer() : typed.customer
    if (isCreated && !userNumber) return false
    const shelf = await findShelf()
    sent.current = { shelf: shelf ?? '', customer: userNumber ?? '' }
    return shelf !== undefined
  }
  const submit = (event?: { preventDefault(): void }): Promise<boolean> => {
    event?.preventDefault()
    return oneAtATime(async () => {
      try {
        return (await prepare()) && (await form.submit())
      } catch (thrown) {
        tellFailure(thrown)
        return false
      }
    })
  }
  return {
    form: { ...form, submit },
    list,
    opening,
    days,
    offer,
    free,
    customer,
    createCustomer,
    canMail,
    email,
  }
}

export type Counter = ReturnType<typeof useCounter>
