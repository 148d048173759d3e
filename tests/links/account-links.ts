/** The links to accounts of tenants and staff. */
import { expect } from 'vitest'
import type { TestCloud } from '../cloud/local-cloud.ts'
import { INVALID } from '../cloud/told.ts'
import type { extendingAt } from '../people/extending.ts'
import { TENANT_PASSWORD } from '../people/tenant.ts'
import { aboutOf, at, ELSEWHERE, type Link, linksAt, MARKET, USED } from './mailed-link.ts'

export const accountLinks = (
  cloud: TestCloud,
  { staff }: Pick<ReturnType<typeof extendingAt>, 'staff'>,
): Link[] => {
  const { open, tokenTo, tenants } = linksAt(cloud)
  const words = { newPassword1: TENANT_PASSWORD, newPassword2: TENANT_PASSWORD }
  const CONFIRM = [open('get_email_confirmation_data'), open('email/confirm', words)]
  const RESET = [open('get_reset_password_data'), open('password/reset/confirm', words)]

  let people = 0
  const newPerson = (): string => {
    people += 1
    return at(`person${people}`)
  }

  return [
    {
      purpose: 'confirm-email',
      what: 'to choose the first password',
      mailed: async () => {
        const email = newPerson()
        expect((await tenants.register(email)).status).toBe(201)
        return tokenTo(email, 'confirm-email')
      },
      uses: CONFIRM,
      others: { username: '100001', email: at('ida'), chosen: 1, kind: 'admin' },
      elsewhere: () => ELSEWHERE,
      ends: [['used', token => tenants.choose(token), USED]],
    },
    {
      purpose: 'confirm-email',
      what: 'of an invitation',
      mailed: async () => {
        people += 1
        const [username, email] = [`person${people}`, at(`person${people}`)]
        expect((await staff('POST', 'administrators/', { username, email })).status).toBe(201)
        return tokenTo(email, 'confirm-email')
      },
      uses: CONFIRM,
      others: { username: 'boss', email: at('boss'), kind: 'customer' },
      elsewhere: () => ELSEWHERE,
      ends: [
        ['used', token => tenants.choose(token), USED],
        [
          'of an invitation that was taken back',
          token => staff('DELETE', `administrators/${aboutOf(token).username}/`),
          INVALID,
        ],
      ],
    },
    {
      purpose: 'reset-password',
      what: 'to choose another password',
      mailed: async () => {
        const email = newPerson()
        await tenants.registered(email)
        await cloud.call('POST', '/api/password/reset/', { email, market_id: MARKET })
        return tokenTo(email, 'reset-password')
      },
      uses: RESET,
      others: { username: '100001', email: at('ida'), kind: 'admin' },
      elsewhere: () => ELSEWHERE,
      ends: [
        ['used', token => cloud.call('POST', '/api/password/reset/confirm/', { token, ...words }), USED],
      ],
    },
    {
      purpose: 'change-email',
      what: 'to another address',
      mailed: async () => {
        const { accessToken } = await tenants.registered(newPerson())
        const email = newPerson()
        await tenants.changeOwn(accessToken, { email })
        return tokenTo(email, 'change-email')
      },
      uses: [open('get_email_change_data'), open('email/change/confirm')],
      others: { userNumber: '100001', email: at('ida'), from: at('ida') },
      gone: [
        [{ userNumber: '999999' }, INVALID],
        [{ from: at('somebody') }, INVALID],
        [{ market: 'no-such-market' }, INVALID],
      ],
      elsewhere: () => ELSEWHERE,
      ends: [['used', token => cloud.call('POST', '/api/email/change/confirm/', { token }), USED]],
    },
    {
      purpose: 'confirm-account',
      what: 'to another bank account',
      mailed: async () => {
        const email = newPerson()
        const { accessToken } = await tenants.registered(email)
        await tenants.changeOwn(accessToken, { bankRegNumber: '0040', bankAccount: '0440116243' })
        return tokenTo(email, 'confirm-account')
      },
      uses: [open('get_bank_account_confirmation_data'), open('bank_account/confirm')],
      others: { userNumber: '100001', email: at('ida'), changedMs: 1 },
      gone: [
        [{ userNumber: '999999' }, INVALID],
        [{ email: at('somebody') }, INVALID],
        [{ changedMs: 1 }, [400, { detail: 'account_changed_since' }]],
        [{ market: 'no-such-market' }, INVALID],
      ],
      elsewhere: () => ELSEWHERE,
      ends: [['used', token => cloud.call('POST', '/api/bank_account/confirm/', { token }), USED]],
    },
    {
      purpose: 'undo-address',
      what: 'to the former address',
      mailed: async () => {
        const [former, email] = [newPerson(), newPerson()]
        const { accessToken } = await tenants.registered(former)
        await tenants.changeOwn(accessToken, { email })
        const token = await tokenTo(email, 'change-email')
        await cloud.call('POST', '/api/email/change/confirm/', { token })
        return tokenTo(former, 'undo-email')
      },
      uses: [open('email/change/undo')],
      others: { username: '100001', email: at('ida'), kind: 'admin' },
      gone: [
        [{ username: '999999' }, INVALID],
        [{ kind: 'admin' }, INVALID],
        [{ market: 'no-such-market' }, INVALID],
      ],
      elsewhere: () => ELSEWHERE,
      ends: [['used', token => cloud.call('POST', '/api/email/change/undo/', { token }), USED]],
    },
  ]
}
