import { useNavigate } from 'react-router-dom'
import { sessions } from '../../kit/session.ts'
import type { Buyer } from '../../shelves/use-shelves.ts'

export interface WayOn {
  to: 'booking' | 'bookings' | 'shop'
  leave: () => void
}

/**
 * Where a buyer goes on after the payment: a tenant to the page of what they booked, a guest to the shop's page with the
 * ticket on top. A tenant who came by a link in a mail is on the pages of guests, so they change the entry.
 */
export const useWayOn = ({ audience, marketId }: Buyer, booked: readonly string[]): WayOn => {
  const navigate = useNavigate()
  const isTenant = audience === 'customer' || sessions.customer.read()?.marketId === marketId
  if (!isTenant) return { to: 'shop', leave: () => void navigate(`/${marketId}/booked`) }
  const path = booked.length === 1 ? `/bookings/${booked[0]}` : '/bookings'
  return {
    to: booked.length === 1 ? 'booking' : 'bookings',
    leave: () => (audience === 'customer' ? void navigate(path) : window.location.assign(`/user#${path}`)),
  }
}
