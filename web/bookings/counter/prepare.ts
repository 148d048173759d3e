/** What happens between the button and the booking: fields are checked, a new customer is made, a shelf is found. */
import type { RefObject } from 'react'
import { shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { call } from '../../kit/call.ts'
import { checkTyped, type Days } from './typed.ts'
import { type CounterForm, type Sent, UNAVAILABLE } from './use-counter-form.ts'
import { type FreeShelves, freeShelvesAsked } from './use-free-shelves.ts'

interface Preparing {
  market: string
  form: CounterForm
  sent: RefObject<Sent>
  days: Days | undefined
  free: FreeShelves
  /** The price list has a rent for what is typed. */
  hasRent: boolean
  createCustomer: () => Promise<string | undefined>
}

/** The shelf that the button names; before that is known, the tightest fit of now. */
const findShelf = async ({ market, form, days, free }: Preparing): Promise<string | undefined> => {
  const { typed } = form
  if (free.shelf || !days) return free.shelf?.id
  // Other days were chosen a moment ago: the wanted shelf stays wanted, and the server knows whether it is free.
  if (typed.shelf && !free.found.data) return typed.shelf
  const { availableShelves } = await call(
    shelfBookingsCalls.listShelfBookings,
    freeShelvesAsked(market, typed, days),
  )
  if (!availableShelves[0]) form.refuse({ shelf: UNAVAILABLE })
  return availableShelves[0]?.id
}

/** Fills `sent`. Resolves to false when a field is wrong or no shelf is free. */
export const prepare = async (preparing: Preparing): Promise<boolean> => {
  const { form, sent, hasRent, createCustomer } = preparing
  const { typed } = form
  const wrong = checkTyped(typed, hasRent)
  if (Object.keys(wrong).length) {
    form.refuse(wrong)
    return false
  }
  const isCreated = typed.who === 'customer' && typed.isNew
  const userNumber = isCreated ? await createCustomer() : typed.customer
  if (isCreated && !userNumber) return false
  const shelf = await findShelf(preparing)
  sent.current = { shelf: shelf ?? '', customer: userNumber ?? '' }
  return shelf !== undefined
}
