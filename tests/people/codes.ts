/** Customers who log in by a code from a mail. */
import { expect } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'
import { visitorOf } from './visitor.ts'

export const PASSWORD = 'Et-godt-kodeord'

export interface Session {
  accessToken: string
  refreshToken: string
}

/** A wrong code that differs from the right one in its last digit. */
export const beside = (code: string): string => code.slice(0, 5) + ((Number(code[5]) + 1) % 10)

export const codesAt = (cloud: TestCloud, market: string) => {
  let count = 0

  /** Creates a customer, whose account the pool has only with a password. */
  const newAccount = async (password?: string) => {
    count += 1
    const userNumber = String(500_000 + count)
    const email = `k${count}@${market}.example`
    const customer = { userNumber, name: 'Ida', email, phone: '+4520123456', verified: false, createdTs: 1 }
    await commit(newCustomer(market, { ...customer, language: 'da' }))
    if (password) await setPassword({ market, username: userNumber }, password, 'customers')
    return { userNumber, email }
  }

  const post = <T>(path: string, body: object, from = '192.0.2.1') =>
    cloud.call<T>(
      'POST',
      `/api/${path}`,
      { ...body, market_id: market },
      { headers: { 'x-forwarded-for': from } },
    )

  const newestMail = async (email: string) => {
    await cloud.idle()
    return (await visitorOf(cloud, market).mails(email))[0]
  }

  const codeFor = async (email: string): Promise<string> => {
    expect(await post('token/code/', { email })).toEqual({ status: 200, body: { detail: 'code_sent' } })
    return /^\d{6}$/m.exec((await newestMail(email))?.text ?? '')?.[0] ?? ''
  }

  const logInBy = (email: string, code: string, from?: string) =>
    post<Session>('token/by_code/', { email, code }, from)

  return { newAccount, post, newestMail, codeFor, logInBy }
}
