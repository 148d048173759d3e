/** Customers who choose passwords by links and by the old one. */
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { vi } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'

export const FIRST = 'Et-godt-kodeord'

export interface Account {
  username: string
  email: string
}

/** Runs `act` before the user pool's next command of this name. */
export const before = (command: string, act: () => Promise<void>) => {
  const send = CognitoIdentityProviderClient.prototype.send
  let isFirst = true
  vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(async function (
    this: CognitoIdentityProviderClient,
    ...given: unknown[]
  ) {
    if (isFirst && (given[0] as object).constructor.name === `${command}Command`) {
      isFirst = false
      await act()
    }
    return Reflect.apply(send, this, given)
  } as never)
}

export const USED = { status: 400, body: { detail: 'link_used' } }

export const passwordsAt = (cloud: TestCloud, market: string) => {
  let count = 0

  /** Creates a customer. Without a password the account is created later, by the first link. */
  const newAccount = async (password?: string) => {
    count += 1
    const username = String(300_000 + count)
    const email = `c${count}@${market}.example`
    const customer = { userNumber: username, name: 'Ida', email, phone: '+4520123456', verified: false }
    await commit(newCustomer(market, { ...customer, language: 'da', createdTs: 1 }))
    if (password) await setPassword({ market, username }, password, 'customers')
    return { username, email }
  }

  const newestToken = async ({ email }: Account): Promise<string> => {
    await cloud.idle()
    const mails = (await cloud.call<{ links: string[] }[]>('GET', `/local/mail/?to=${email}`)).body
    const tokens = mails.map(({ links }) => new URL(links[0] ?? '').searchParams.get('token'))
    return tokens.find(Boolean) ?? ''
  }

  const resetLink = async (account: Account): Promise<string> => {
    await cloud.call('POST', '/api/password/reset/', { email: account.email, market_id: market })
    return newestToken(account)
  }

  const choose = (token: string, password: string, path = 'password/reset/confirm/') =>
    cloud.call('POST', `/api/${path}`, { token, newPassword1: password, newPassword2: password })

  const logIn = ({ username }: Account, password: string) =>
    cloud.call<{ accessToken: string; refreshToken: string }>('POST', '/api/token/', {
      username,
      password,
      market_id: market,
    })

  return { newAccount, newestToken, resetLink, choose, logIn }
}
