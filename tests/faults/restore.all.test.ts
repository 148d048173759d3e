/** The restore drill, whole, on a local cloud: to a restored table and back, through a restart and a kill. */
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { beforeAll, expect, test } from 'vitest'
import { deleteAccount, listAccounts, setPassword } from '#functions/identity/provider.ts'
import type { LocalCloud } from '#infra/local/cloud.ts'
import { openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { readMarketStates, untilAllEnded } from '../cloud/market-state.ts'
import { typeCommand } from '../people/operator.ts'
import { tenantsOf } from '../people/tenant.ts'
import { newGuest, visitorOf } from '../people/visitor.ts'
import { violations } from '../walk/invariants.ts'
import { callsOf } from './calls.ts'
import { cloudsOnDisk } from './on-disk.ts'

const MARKET = 'restored'
const clouds = cloudsOnDisk('restore')
let own: LocalCloud
let cloud: TestCloud

const start = async () => {
  own = await clouds.startOwn()
  cloud = callsOf(own)
}

beforeAll(async () => {
  await clouds.fill(() => openMarket(MARKET, 20))
  await start()
})

const restore = (...words: string[]) => typeCommand(clouds.dataDir, 'restore', ...words)
const complaint = (...words: string[]): Promise<string> =>
  restore(...words).then(
    lines => `no complaint: ${lines.join('\n')}`,
    ({ stderr }) => String(stderr).trim(),
  )

/** A guest who books and pays. */
const buy = async () => {
  const at = visitorOf(cloud, MARKET)
  const guest = newGuest()
  const reserved = await at.reserveOne()
  const checkout = at.checkout([reserved], guest)
  const { body } = await at.init(checkout)
  await at.pay(body.paymentId)
  expect((await at.confirm(checkout, body.paymentId)).status).toBe(200)
  await cloud.idle()
  return {
    statuses: () => visitorOf(cloud, MARKET).statuses(reserved),
    /** The confirmation, and the link to a password. */
    mails: async () => (await visitorOf(cloud, MARKET).mails(guest.customerEmail)).length,
  }
}

/** To the second, as an operator types it. */
const nowOfCloud = async (): Promise<string> => {
  const { body } = await cloud.call<{ now: string }>('GET', '/local/clock/')
  return `${body.now.slice(0, 19)}Z`
}

/** What a command leaves that was killed while it copied: a table that nobody has completed. */
const beginCopy = async (table: string) => {
  const client = new DynamoDBClient({})
  const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const })
  await client.send(
    new CreateTableCommand({
      TableName: table,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [text('pk'), text('sk')],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  )
  client.destroy()
}

test('To a restored table and back: its events reach their subscribers once, a restart keeps it, and it says what is lost', async () => {
  const before = await buy()
  // What was paid in the second of the copy counts as lost.
  await cloud.later(2)
  const moment = await nowOfCloud()
  const table = `reol-${moment.slice(0, 19).replace(/[-:]/g, '').toLowerCase()}`
  await beginCopy(table)
  const lines = await restore('to', moment)
  expect(lines).toContain(
    'The local database cannot go back in time: the new table is a copy of the present one.',
  )
  expect(lines.at(-1)).toBe(`The functions use ${table}. To go back: restore back`)
  expect(process.env.TABLE_NAME).toBe(table)

  const [kept, mailed] = [await before.statuses(), await before.mails()]
  const during = await buy()
  expect([kept, mailed, await during.statuses(), await during.mails()]).toEqual([['paid'], 2, ['paid'], 2])

  await own.stop()
  await start()
  expect(await during.statuses()).toEqual(['paid'])
  const afterRestart = await buy()
  expect(await afterRestart.mails()).toBe(2)
  await untilAllEnded(cloud)
  const [state] = await readMarketStates(cloud, [MARKET])
  expect(state && violations(state)).toEqual({})

  expect(await restore('to', moment)).toContain(`The table ${table} is there already.`)
  const back = await restore('back')
  expect(back.filter(line => line.includes(' paid '))).toHaveLength(2)
  expect(await complaint('back')).toContain('There is no restored table to go back from')
  expect([await before.statuses(), await during.statuses()]).toEqual([['paid'], []])
  expect([await before.mails(), await (await buy()).mails()]).toEqual([2, 2])
  expect(await complaint('to', '2099-01-01T00:00:00Z')).toContain('is in the future')
}, 60_000)

test('Where the user pool is gone, each who had a password is mailed a link, once, and what nobody owns is deleted', async () => {
  const tenants = tenantsOf(cloud, MARKET)
  const email = 'rikke@example.com'
  const { username } = await tenants.registered(email)
  const shop = { marketId: 'restored-shop', username: 'keeper', email: 'keeper@example.com' }
  const more = { visualName: 'Shop', country: 'dk', language: 'en', password: 'A-good-password' }
  expect((await cloud.call('POST', '/api/register_market/', { ...shop, ...more })).status).toBe(201)
  await cloud.idle()

  for (const { account } of await listAccounts()) await deleteAccount(account)
  await setPassword({ market: MARKET, username: '900000' }, 'Et-gammelt-kodeord', 'customers')
  expect((await tenants.logIn(username)).status).toBe(400)
  const told = await restore('passwords')
  expect(told[0]).toMatch(/^2 who chose a password have no account/)
  expect(told).toContain('  restored: 1 customers, 0 administrators')
  expect(told).toContain('  restored-shop: 0 customers, 1 administrators')
  expect(told).toContain("1 customers' accounts in the pool belong to nobody in the table:")

  const mailsBefore = (await tenants.mails(email)).length
  const done = await restore('passwords', '--mail', '--delete')
  expect(done.find(line => line.includes('are made'))).toMatch(/^2 accounts are made/)
  expect(done.at(-1)).toBe('1 accounts are deleted.')
  expect((await restore('passwords', '--mail'))[0]).toMatch(/^0 who chose/)
  expect((await tenants.mails(email)).length - mailsBefore).toBe(1)
  expect((await tenants.choose(await tenants.tokenIn(email), 'Et-nyt-kodeord')).status).toBe(200)
  expect((await tenants.logIn(username, 'Et-nyt-kodeord')).status).toBe(200)
  expect((await tenants.mails(shop.email))[0]?.subject).toBe('A new password for Shop')
}, 60_000)
