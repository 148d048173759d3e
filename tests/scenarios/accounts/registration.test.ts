/** People become customers of a market by themselves, and nobody finds out who is one already. */
import { beforeAll, expect, test } from 'vitest'
import { registrationRequested } from '#events/customers.ts'
import { deleteCustomer } from '#functions/customers/delete-customer.ts'
import onRegistration from '#functions/customers/on-registration-requested.ts'
import { REGISTRATIONS } from '#functions/customers/register-user.ts'
import { listCustomers, readCustomer } from '#functions/customers/table/customer.ts'
import { readLogin } from '#functions/identity/table/login.ts'
import { addressMarks } from '#functions/kit/address.ts'
import { now } from '#functions/kit/clock.ts'
import { countTries } from '#functions/kit/limit.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { commit } from '#functions/kit/table.ts'
import { readMarket } from '#functions/markets/table/market.ts'
import { commandsOf } from '../../cloud/commands-of.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { told } from '../../cloud/told.ts'
import { TENANT_PASSWORD, tenantsOf } from '../../people/tenant.ts'

const cloud = cloudForTests()
const MARKET = 'registration'
const { register, mails, tokenIn, choose, logIn, own, registered } = tenantsOf(cloud, MARKET)
const at = (name: string) => `${name}@registration.example`

const ASKED = { status: 201, body: { detail: 'check_your_mail' } }

beforeAll(() => openMarket(MARKET, 1))

const customersNamed = async (search: string) =>
  (await listCustomers(MARKET, { page: 1, sort: 'name', search })).results

test('Who registers gets a mail, chooses a password by its link, and is a customer whose address is confirmed', async () => {
  const email = at('rikke')
  expect(await register(email, { address: 'Nygade 1', postalCode: '8000', city: 'Aarhus' })).toEqual(ASKED)
  const [mail] = await mails(email)
  expect(mail?.subject).toContain('Vælg din adgangskode')
  const number = (await readLogin(MARKET, email))?.username ?? ''
  expect(await readCustomer(MARKET, number)).toMatchObject({
    name: 'Rikke Rask',
    phone: '+4520123456',
    address: 'Nygade 1',
    city: 'Aarhus',
    country: 'dk',
    language: 'da',
    verified: false,
    fee: 0,
  })
  expect((await choose(await tokenIn(email))).body).toEqual({ detail: 'email_confirmed' })
  const { accessToken } = (await logIn(email)).body
  await cloud.idle()
  expect(await own(accessToken)).toMatchObject({ userNumber: number, email, verified: true, newEmail: null })
})

test('A known address gets the same answer; its owner gets a mail with the ways to log in, and stays who they are', async () => {
  const email = at('kim')
  await registered(email)
  expect(await register(email, { name: 'Somebody Else' })).toEqual(ASKED)
  const [mail] = await mails(email)
  expect(mail?.subject).toContain('Du har allerede en konto')
  expect(mail?.links).toHaveLength(2)
  expect(mail?.links[0]).toMatch(/\/login\/registration$/)
  expect(mail?.links[1]).toContain('/login/registration/reset-password#')
  expect(await customersNamed('Somebody')).toEqual([])
  expect((await logIn(email)).status).toBe(200)
})

test('Who has not chosen a password yet gets the link again, and both links work until one is used', async () => {
  const email = at('again')
  await register(email)
  const first = await tokenIn(email)
  expect(await register(email)).toEqual(ASKED)
  const second = await tokenIn(email)
  expect(await mails(email)).toHaveLength(2)
  expect((await choose(first)).status).toBe(200)
  expect((await choose(second, 'Et-andet-kodeord')).body).toEqual({ detail: 'link_used' })
  expect((await logIn(email, TENANT_PASSWORD)).status).toBe(200)
})

test('Two registrations at once with one address make one customer', async () => {
  const email = at('twice')
  const answers = await Promise.all(Array.from({ length: 4 }, () => register(email, { name: 'Tvilling' })))
  expect(answers).toEqual(Array(4).fill(ASKED))
  await cloud.idle()
  expect(await customersNamed('Tvilling')).toHaveLength(1)
  const subjects = (await mails(email)).map(({ subject }) => subject)
  expect(new Set(subjects).size).toBe(1)
  expect((await choose(await tokenIn(email))).status).toBe(200)
})

test('A registration that is delivered twice makes one customer, who gets one mail', async () => {
  const email = at('delivered')
  const typed = { name: 'Dobbelt', email, phone: '+4520123456', address: '', postalCode: '', city: '' }
  const message = envelope(MARKET, registrationRequested, { ...typed, country: 'dk', language: 'de' })
  await onRegistration.receive(message)
  await onRegistration.receive(message)
  expect(await mails(email)).toHaveLength(1)
  expect(await customersNamed('Dobbelt')).toMatchObject([{ email, language: 'de' }])
})

test('A registration that is delivered again after its customer was deleted brings nobody back', async () => {
  const email = at('revived')
  const typed = { name: 'Slettet', email, phone: '+4520123456', address: '', postalCode: '', city: '' }
  const message = envelope(MARKET, registrationRequested, { ...typed, country: 'dk', language: 'da' })
  await onRegistration.receive(message)
  const number = (await readLogin(MARKET, email))?.username ?? ''
  await deleteCustomer(await readMarket(MARKET), { username: 'test' }, number)
  await onRegistration.receive(message)
  expect(await readLogin(MARKET, email)).toBeUndefined()
})

test('Of a deleted customer neither what they asked twice nor what comes late brings anybody back; who registers anew does', async () => {
  const email = at('twice-asked')
  const typed = { name: 'Slettet', email, phone: '+4520123456', address: '', postalCode: '', city: '' }
  const asked = (seconds: number) => ({
    ...envelope(MARKET, registrationRequested, { ...typed, country: 'dk', language: 'da' }),
    at: new Date(now() + seconds * 1_000).toISOString(),
  })
  const [late, first, second, anew] = [asked(-60), asked(0), asked(5), asked(9)]
  await onRegistration.receive(first)
  await onRegistration.receive(second)
  expect(await mails(email)).toHaveLength(2)
  const number = (await readLogin(MARKET, email))?.username ?? ''
  await deleteCustomer(await readMarket(MARKET), { username: 'test' }, number)
  for (const message of [first, second, late]) await onRegistration.receive(message)
  expect(await readLogin(MARKET, email)).toBeUndefined()
  await onRegistration.receive(anew)
  expect((await readLogin(MARKET, email))?.username).not.toBe(number)
})

test('What is wrong is said at its field, whoever has the address', async () => {
  for (const email of [at('kim'), at('nobody')]) {
    expect((await register(email, { phone: '12' })).body).toEqual({ phone: ['invalid_phone'] })
    expect((await register(email, { name: ' ' })).body).toEqual({ name: ['required'] })
    expect((await register(email, { country: 'xx' })).body).toEqual({ country: ['invalid'] })
  }
  expect((await register('nobody')).body).toEqual({ email: ['invalid_email'] })
})

test('A market that does not exist answers alike, and sends nothing', async () => {
  const email = at('lost')
  expect(await register(email, { market_id: 'no-such-market' })).toEqual(ASKED)
  expect(await mails(email)).toEqual([])
})

test('An address gets ten mails a day of one visitor at most, and nobody learns when', async () => {
  const email = at('flooded')
  for (let time = 0; time < 13; time++) {
    expect(await register(email)).toEqual(ASKED)
    // What is handled after a later one orders no mail.
    await cloud.idle()
  }
  expect(await mails(email)).toHaveLength(10)
})

test('One visitor registers sixty times an hour at most, whatever the addresses', async () => {
  const [{ mark: who }] = await addressMarks(MARKET, '198.51.100.7')
  await commit([countTries(MARKET, { ...REGISTRATIONS, who }, 60)])
  const from = (email: string, address: string) =>
    register(email, {}, { headers: { 'x-forwarded-for': address } })
  for (const email of [at('kim'), at('many')])
    expect(told(await from(email, '198.51.100.7'))).toEqual([429, { error: 'too_many_attempts' }])
  expect(await from(at('another-visitor'), '198.51.100.8')).toEqual(ASKED)
})

test('A known and an unknown address cost the same calls, so they take the same time', async () => {
  // Makes the salt of the day.
  await register(at('first'))
  await cloud.idle()
  // Without events no worker runs in between. The sweeper sends them later, so this is the last test.
  await setFault(cloud, 'events', 'drop')
  const known = await commandsOf(() => register(at('kim')))
  // The market, three counts and the event: nothing is read of a customer.
  expect(known).toEqual(['GetCommand', 'PutCommand', 'UpdateCommand', 'UpdateCommand', 'UpdateCommand'])
  expect(await commandsOf(() => register(at('unheard-of')))).toEqual(known)
  await setFault(cloud, 'events', 'off')
})
