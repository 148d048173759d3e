/** Tenants who paid a coming booking and hand it on, and the friends who get the mails, in a market open every day. */
import { expect } from 'vitest'
import { readRequests } from '#functions/bookings/table/request.ts'
import { setPassword } from '#functions/identity/provider.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import type { visitorsHandOverCalls } from '#shared/bookings/visitors-hand-over-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'
import { told } from '../cloud/told.ts'
import { TENANT_PASSWORD, tenantsOf } from './tenant.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { type Bought, withdrawingBuyers } from './withdrawing.ts'

export type Shown = Answer<typeof visitorsHandOverCalls.readHandOver> & { detail?: string }

/** What a link answers whose offer is over. */
export const OVER = [409, { detail: 'hand_over_over' }]

export interface Tenant extends Bought {
  as: Visitor
  own: () => Promise<OwnBooking>
}

/** `host`: of the friends' mail addresses. */
export const handingOnAt = (cloud: TestCloud, market: string, host: string) => {
  const buyers = withdrawingBuyers(cloud, market)
  const { staff } = buyers
  const { choose, logIn } = tenantsOf(cloud, market)

  const mailsTo = async (address: string) => {
    await cloud.idle()
    return staff.visitor.mails(address)
  }

  const linkTo = async (address: string, page: string): Promise<string> => {
    const links = (await mailsTo(address)).flatMap(mail => mail.links)
    return links.find(link => link.includes(page))?.split('token=')[1] ?? ''
  }

  /** Logs somebody in who became a customer without a password: by the link in their mail. */
  const loggedIn = async (email: string): Promise<Visitor> => {
    expect((await choose(await linkTo(email, '/confirm'))).status).toBe(200)
    return visitorOf(cloud, market, { token: (await logIn(email, TENANT_PASSWORD)).body.accessToken })
  }

  const ownOf = async (as: Visitor, id: string): Promise<OwnBooking> =>
    (await as.call<OwnBooking>('GET', `booking_requests/${id}/`)).body

  /** Somebody who booked and paid as a guest, and then logged in. */
  const tenant = async (from = 5, beginWish = false): Promise<Tenant> => {
    const bought = await staff.buy({ from, beginWish })
    const [request] = await readRequests(market, [bought.id])
    const username = request?.customer ?? ''
    await setPassword({ market, username }, TENANT_PASSWORD, 'customers')
    const as = visitorOf(cloud, market, { token: (await logIn(username)).body.accessToken })
    return { ...bought, as, own: () => ownOf(as, bought.id) }
  }

  const addressOf = (name: string) => `${name}@${host}`

  const offer = ({ as, id }: Pick<Tenant, 'as' | 'id'>, name: string, more: object = {}) =>
    as.call<{ detail?: string; until: string }>('POST', `booking_requests/${id}/hand_over/`, {
      name: 'Mette',
      email: addressOf(name),
      ...more,
    })

  /** Offers the booking, and returns the token of the link in the friend's mail. */
  const offerTo = async (
    of: Pick<Tenant, 'as' | 'id'>,
    name: string,
    more: { email?: string; note?: string } = {},
  ): Promise<string> => {
    const { status, body } = await offer(of, name, more)
    expect(status, JSON.stringify(body)).toBe(201)
    return linkTo(more.email ?? addressOf(name), '/hand-over#')
  }

  const takeBack = ({ as, id }: Pick<Tenant, 'as' | 'id'>) =>
    as.call('DELETE', `booking_requests/${id}/hand_over/`)

  const show = (token: string, at = market) =>
    cloud.call<Shown>('GET', `/api/anonymous/hand_over/?token=${encodeURIComponent(token)}`, undefined, {
      market: at,
    })

  const accept = (token: string, { shelf, dateStart, dateEnd }: Shown | Tenant, more: object = {}) =>
    staff.visitor.call<{ detail?: string }>('POST', 'hand_over/accept/', {
      token,
      name: 'Mette Munk',
      phone: '20 12 34 57',
      termsAccepted: true,
      seen: { shelf: shelf.id, dateStart, dateEnd },
      ...more,
    })

  const decline = (token: string) =>
    staff.visitor.call<{ detail?: string }>('POST', 'hand_over/decline/', { token })

  /** The friend accepts at the same moment as `act` happens: the booking has one tenant, and its money one way. */
  const acceptWhile = async (act: (anna: Tenant) => Promise<{ status: number }>): Promise<void> => {
    const anna = await tenant()
    const name = `race-${anna.id}`.toLowerCase()
    const token = await offerTo(anna, name)
    const { body } = await show(token)
    const [accepted, other] = await Promise.all([accept(token, body), act({ ...anna, id: anna.id })])
    await cloud.idle()
    const request = await staff.request(anna.id)
    const isFriends = request.customerEmail === addressOf(name)
    expect(isFriends).toBe(accepted.status === 204)
    expect([204, 409]).toContain(accepted.status)
    const isBooked = request.status === 'paid'
    if (isBooked) expect(isFriends || other.status < 300).toBe(true)
    else expect(await staff.givenBack(anna.txId)).toBe(anna.totalPrice)
    const [own] = [await anna.own()]
    expect('id' in own).toBe(!isFriends)
    if (!isFriends && isBooked) expect(told(await accept(token, body))).toEqual(OVER)
  }

  return {
    ...buyers,
    acceptWhile,
    mailsTo,
    linkTo,
    loggedIn,
    ownOf,
    tenant,
    addressOf,
    offer,
    offerTo,
    takeBack,
    show,
    accept,
    decline,
  }
}
