/**
 * Staff see how many paid bookings wait for them: online booking is subscribed to, and cards can be paid with
 * (specification 2). Apart from what visitors load.
 */
export const countsPending = ({
  onlineBookingFeature,
  elavonApiValid,
}: {
  onlineBookingFeature: boolean
  elavonApiValid: boolean
}): boolean => onlineBookingFeature && elavonApiValid
