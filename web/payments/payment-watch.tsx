import { useEffect } from 'react'
import { useSaid } from '../bookings/wizard-context.ts'
import { typedGuest } from './typed-guest.ts'
import { useResumeOnLoad } from './use-resume.ts'

/** On every step of the wizard: asks how an open payment ended, and forgets the guest when it is booked. */
export const PaymentWatch = () => {
  const isBooked = useSaid().booked !== undefined
  useResumeOnLoad()
  useEffect(() => {
    if (isBooked) typedGuest.clear()
  }, [isBooked])
  return null
}
