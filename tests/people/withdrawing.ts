/** Buyers who end their bookings by themselves, without a login, in a market that is open every day. */
import { expect } from 'vitest'
import type { WithdrawalQuote, WithdrawalReceipt } from '#shared/payments/withdrawal-calls.ts'
import { everyDay, openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { refundingStaff } from './refunding.ts'

interface Found {
  detail?: string
  error?: string
  reference: string
  name: string
  email: string
  bookings: WithdrawalQuote[]
}

export type Ended = WithdrawalReceipt & { detail?: string; quote?: WithdrawalQuote }

export type Bought = Awaited<ReturnType<ReturnType<typeof refundingStaff>['buy']>>

export const statementOf = ({ name, txId, email }: Pick<Bought, 'name' | 'txId' | 'email'>) => ({
  name,
  reference: txId,
  email,
})

export const withdrawingBuyers = (cloud: TestCloud, market: string) => {
  const staff = refundingStaff(cloud, market)
  const { visitor, call } = staff

  const settings = async (changes: object) => {
    const { version } = (await call<{ version: number }>('GET', `markets/${market}/`)).body
    return call<Record<string, unknown>>('PATCH', `markets/${market}/`, { version, ...changes })
  }

  /** Returns a service of the first type. */
  const open = async () => {
    await openMarket(market, 20, everyDay('10:00', '17:00'))
    await staff.logIn()
    const opened = await settings({
      supportEmail: `shop@${market}.example`,
    })
    expect(opened.status, JSON.stringify(opened.body)).toBe(200)
    const [service] = await visitor.services((await visitor.types())[0]?.id ?? '')
    if (!service) throw new Error('there is no service')
    return service
  }

  const ask = (statement: object) => visitor.call<Found>('POST', 'withdrawal/quote/', statement)

  const quoteOf = async (bought: Bought): Promise<WithdrawalQuote> => {
    const { body, status } = await ask(statementOf(bought))
    expect(status, JSON.stringify(body)).toBe(200)
    const found = body.bookings.find(({ bookingRequest }) => bookingRequest === bought.id)
    if (!found) throw new Error('the booking is not among those of its payment')
    return found
  }

  const confirm = (bought: Bought, amount: string, more: object = {}, headers?: Record<string, string>) =>
    visitor.call<Ended>(
      'POST',
      'withdrawal/confirm/',
      { ...statementOf(bought), bookingRequest: bought.id, amount, ...more },
      headers,
    )

  const mailed = async (address: string) => {
    await cloud.idle()
    return visitor.mails(address)
  }

  const rangesOf = async ({ id }: Pick<Bought, 'id'>) => {
    const { calendars } = await staff.state()
    return calendars.flatMap(({ taken }) => taken.filter(({ by }) => by === id))
  }

  return { staff, open, settings, ask, quoteOf, confirm, mailed, rangesOf }
}
