/** The talk at the till: what is typed, what it costs, which shelf it takes, and what happens when it is booked. */
import { useRef } from 'react'
import { confirmationCalls } from '#shared/bookings/staff-confirmation-calls.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { useOneAtATime } from '../../kit/act/use-one-at-a-time.ts'
import { call } from '../../kit/call.ts'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { tellFailure } from '../../kit/notify.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { prepare } from './prepare.ts'
import { proposed } from './price-list.ts'
import { isHold, type TypedBooking, typedDays } from './typed.ts'
import { type CounterProps, type Sent, useCounterForm } from './use-counter-form.ts'
import { useFreeShelves } from './use-free-shelves.ts'
import { useNewCustomer } from './use-new-customer.ts'

/** The customer whose number is typed. */
const useTypedCustomer = ({ who, customer }: TypedBooking) => {
  const { marketId } = useThisMarket()
  return useRoute(
    staffCalls.read,
    who === 'customer' && customer
      ? { audience: 'admin', market: marketId, params: { userNumber: customer } }
      : undefined,
  )
}

const canBeMailed = (typed: TypedBooking): boolean => typed.who === 'customer' && !isHold(typed)

/**
 * Mails the confirmation of a booking. Resolves to the address that it went to; `failed` when it did not go, nothing when
 * none is wanted. The booking's key: one press too many mails once.
 */
const confirmByMail = async (
  market: string,
  booking: string,
  typed: TypedBooking,
  email: string | undefined,
): Promise<string> => {
  // Staff may book before the screen has read the customer's address. The server knows the address.
  if (!(canBeMailed(typed) && typed.sendsMail) || email === '') return ''
  const options = { audience: 'admin', market, params: { id: booking }, key: typed.key } as const
  return call(confirmationCalls.sendConfirmation, options).then(
    answer => answer.email,
    thrown => (hasCode(asFailure(thrown), 'no_mail_address') ? '' : 'failed'),
  )
}

export const useCounter = (props: CounterProps) => {
  const { list, opening } = props
  const { marketId } = useThisMarket()
  const sent = useRef<Sent>({ shelf: '', customer: '' })
  const oneAtATime = useOneAtATime()
  const form = useCounterForm({
    ...props,
    sent,
    onUnavailable: () => void free.found.retry(),
    confirmByMail: booking => confirmByMail(marketId, booking, typed, email),
  })
  const { typed } = form
  const customer = useTypedCustomer(typed)
  const period = list.periods.find(({ id }) => id === typed.bookingPeriod)
  const days = typedDays(typed, period, opening.closingDays)
  const offer = proposed(list, typed, Date.now())
  const free = useFreeShelves(marketId, typed, days, opening)
  const create = useNewCustomer(form.refuse)
  const email = typed.isNew ? typed.newEmail.trim() : customer.data?.email
  const createCustomer = async (): Promise<string | undefined> => {
    const userNumber = await create(typed)
    if (userNumber)
      form.change({ customer: userNumber, isNew: false, newName: '', newEmail: '', newPhone: '' })
    return userNumber
  }
  const submit = (event?: { preventDefault(): void }): Promise<boolean> => {
    event?.preventDefault()
    return oneAtATime(async () => {
      try {
        const hasRent = offer.rent !== undefined
        const isReady = await prepare({ market: marketId, form, sent, days, free, hasRent, createCustomer })
        return isReady && (await form.submit())
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
    canMail: canBeMailed(typed) && Boolean(email),
    email,
  }
}

export type Counter = ReturnType<typeof useCounter>
