/** A visitor of a market who books and pays, by the calls of docs/product/calls.md only. */

import { inBookingWindow } from '#shared/bookings/rules.ts'
import type { BuyersRequestAnswer } from '#shared/bookings/visitors-calls.ts'
import { addDays, dayIn } from '#shared/kit/day.ts'
import type { PeriodPrice, ShelfType, TypeService } from '#shared/shelves/visitors-calls.ts'
import type { Answer, Caller, TestCloud } from '../cloud/local-cloud.ts'

export interface Reserved {
  id: string
  cartToken: string
  reservedTs: number
  expiresOn: number
  dateStart: string
  dateEnd: string
  totalPrice: string
  shelf: { id: string; name: string }
}

export interface Guest {
  customerName: string
  customerEmail: string
  customerPhone: string
}

export interface Mail {
  /** The event that it tells of. */
  event: string
  to: string
  subject: string
  text: string
  links: string[]
  /** `content`: in base 64. */
  attachments: { name: string; type: string; content: string }[]
}

let guests = 0

/** Returns a new guest each time. */
export const newGuest = (): Guest => {
  guests += 1
  return {
    customerName: `Gæst ${guests}`,
    customerEmail: `guest${guests}@example.com`,
    customerPhone: '20 12 34 56',
  }
}

/** A machine that is busy with many answers 503; who has a key sends the call again, as a page does. */
export const atLast = async <T>(send: () => Promise<Answer<T>>): Promise<Answer<T>> => {
  let answer = await send()
  while (answer.status === 503) answer = await send()
  return answer
}

let addresses = 0

/** Returns another address on the internet each time. */
export const newAddress = (): string => {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Without an `address` every reservation and payment comes from another one, as the visitors of a market do. */
export const visitorOf = (
  cloud: TestCloud,
  market: string,
  { address, ...session }: { token?: string; address?: string } = {},
) => {
  const base = session.token ? '/api/customer' : '/api/anonymous'
  const as: Caller = { market, ...session }
  const call = <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    cloud.call<T>(method, `${base}/${path}`, body, { ...as, headers })

  const types = async (): Promise<ShelfType[]> =>
    (await call<{ results: ShelfType[] }>('GET', 'shelf_types/')).body.results

  /** Returns the prices of a type (without one, of the first), shortest period first. */
  const prices = async (type?: string): Promise<PeriodPrice[]> => {
    const shelfType = type ?? (await types())[0]?.id
    return (await call<PeriodPrice[]>('GET', `shelf_period_prices/?shelfType=${shelfType}`)).body
  }

  const services = async (type: string): Promise<TypeService[]> =>
    (await call<TypeService[]>('GET', `shelf_type_services/?shelfType=${type}`)).body

  /** The market's today by the clock of the cloud, which may run in another process. */
  const today = async (): Promise<string> => {
    const { body } = await cloud.call<{ now: string }>('GET', '/local/clock/')
    return dayIn('Europe/Copenhagen', Date.parse(body.now))
  }

  const availability = async (price: string, from = 0, to = 40) => {
    const first = await today()
    const query = `shelfPeriodPrice=${price}&dateStart=${addDays(first, from)}&dateEnd=${addDays(first, to)}`
    return (
      await call<{ unavailableDates: string[]; specialClosingDates: string[]; closingDates: string[] }>(
        'GET',
        `shelf_type_availability/?${query}`,
      )
    ).body
  }

  /** Returns the first day, at least `from` days from today, on which a booking of the price can start. */
  const startDay = async (price: string, from = 1): Promise<string> => {
    const { unavailableDates, specialClosingDates, closingDates } = await availability(price, from)
    const no = new Set([...unavailableDates, ...specialClosingDates, ...closingDates])
    const first = await today()
    for (let day = addDays(first, from); inBookingWindow(day, first); day = addDays(day, 1)) {
      if (!no.has(day)) return day
    }
    throw new Error('no day is free')
  }

  const reserve = (body: object, key?: string): Promise<Answer<Reserved>> =>
    call('POST', 'booking_request/reserve/', body, {
      'x-forwarded-for': address ?? newAddress(),
      ...(key ? { 'idempotency-key': key } : {}),
    })

  /** Reserves a shelf of the first type for its shortest period, in a new cart unless one is given; with a `key` until it is answered. */
  const reserveOne = async (
    more: { cartToken?: string; from?: number; key?: string } = {},
  ): Promise<Reserved> => {
    const [price] = await prices()
    if (!price) throw new Error('there is no price')
    const { from = 1, key, ...rest } = more
    const asked = { shelfPeriodPrice: price.id, dateStart: await startDay(price.id, from), ...rest }
    const { status, body } = await (key ? atLast(() => reserve(asked, key)) : reserve(asked))
    if (status !== 201) throw new Error(`not reserved: ${JSON.stringify(body)}`)
    return body
  }

  const checkout = (reserved: readonly Reserved[], guest: Guest | object) => ({
    bookingIds: reserved.map(({ id }) => id),
    cartToken: reserved[0]?.cartToken,
    termsAccepted: true,
    ...guest,
  })

  const init = (
    body: object,
    key?: string,
    from = address ?? newAddress(),
  ): Promise<Answer<{ paymentId: string; txId: string; free?: true }>> =>
    call('POST', 'booking_request/init_payment/', body, {
      ...(key ? { 'idempotency-key': key } : {}),
      'x-forwarded-for': from,
    })

  const confirm = (
    body: object,
    paymentId: string,
  ): Promise<Answer<{ bookingRequests: { id: string; status: string }[] }>> =>
    call('POST', 'booking_request/confirm_payment/', { ...body, paymentId })

  /** Acts as the person in the card window. `origin`: a wallet in place of the card. */
  const pay = (paymentId: string, outcome = 'approve', webhook = 'never', origin?: string) =>
    cloud.call('POST', '/local/elavon/pay/', { paymentId, outcome, webhook, origin })

  /** What the browser says when the card window closed without a payment. */
  const close = (
    how: 'cancel' | 'fail',
    txId: string,
    cartToken: string | undefined,
  ): Promise<Answer<{ status: string }>> => call('POST', `payment_transaction/${txId}/${how}/`, { cartToken })

  const forget = (txId: string, cartToken: string | undefined): Promise<Answer<unknown>> =>
    call('DELETE', 'booking_payment_transaction/', { txId, cartToken })

  /** What reserves an extension of a booking for the shortest period, by the booking's cart. */
  const extensionOf = async ({
    id,
    dateEnd,
    cartToken,
  }: Pick<Reserved, 'id' | 'dateEnd'> & Partial<Pick<Reserved, 'cartToken'>>) => ({
    shelfPeriodPrice: (await prices())[0]?.id,
    dateStart: addDays(dateEnd, 1),
    type: 'extension',
    parentBookingRequest: id,
    cartToken,
  })

  const cart = async (token: string): Promise<BuyersRequestAnswer[]> =>
    (await call<{ results: BuyersRequestAnswer[] }>('GET', `booking_request/?cartToken=${token}`)).body
      .results

  const mails = async (to: string): Promise<Mail[]> =>
    (await cloud.call<Mail[]>('GET', `/local/mail/?to=${encodeURIComponent(to)}`)).body

  const statuses = async ({ cartToken }: Pick<Reserved, 'cartToken'>): Promise<string[]> =>
    (await cart(cartToken)).map(({ status }) => status)

  /** Returns the texts of the mails that a refund is on its way, in Danish or English. */
  const refundMails = async (to: string): Promise<string[]> =>
    (await mails(to))
      .filter(({ subject }) => /^(Du får dine penge tilbage|Your money is on its way)/.test(subject))
      .map(({ text }) => text)

  return {
    call,
    types,
    prices,
    services,
    today,
    availability,
    startDay,
    reserve,
    reserveOne,
    extensionOf,
    checkout,
    init,
    confirm,
    pay,
    close,
    forget,
    cart,
    mails,
    statuses,
    refundMails,
  }
}

export type Visitor = ReturnType<typeof visitorOf>
