import { MoveBooking } from '../bookings/move/move-booking.tsx'
import { BeginWishBox } from '../payments/begin-wish-box.tsx'

/** A tenant moves one of their bookings; the wish to begin is asked for as at the checkout. */
export const OwnMove = () => <MoveBooking wishBox={BeginWishBox} />
