import { useEffect } from 'react'
import { useArrival } from '../bookings/choice/wizard-context.ts'
import { typedGuest } from './typed-guest.ts'
import { useResumeOnLoad } from './use-resume.ts'

/** Asks for the outcome of an open payment on every step of the wizard. Deletes the guest's input when it is booked. */
export const PaymentWatch = () => {
  const isBooked = useArrival().booked !== undefined
  useResumeOnLoad()
  useEffect(() => {
    if (isBooked) typedGuest.clear()
  }, [isBooked])
  return null
}
