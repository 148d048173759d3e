/** Staff look up addresses while they type (D56): by country, step by step, and what happens without an answer. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { countTry } from '#functions/kit/limit.ts'
import { lookupsOf } from '#functions/markets/addresses/look-up.ts'
import type { AddressSuggestion } from '#shared/markets/address-calls.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'addresses'
let token = ''

beforeAll(async () => {
  await openMarket(MARKET, 1)
  token = await staffToken(cloud, MARKET)
})

const fault = (mode: string) => cloud.call('POST', '/local/fault/', { service: 'addresses', mode })

afterEach(() => fault('off'))

interface Suggested {
  source: string
  results: AddressSuggestion[]
}

const ask = async <T>(path: string) => {
  const { status, body } = await cloud.call<T>('GET', `/api/admin/${path}`, undefined, {
    market: MARKET,
    token,
  })
  return { status, body }
}

const suggest = async (text: string, more = '') =>
  (await ask<Suggested>(`addresses/?text=${encodeURIComponent(text)}${more}`)).body

const resolve = (id: string) => ask<Record<string, string>>(`addresses/${id}/?session=abc`)

test('A Danish market finds a street, then its numbers, then the address with its town', async () => {
  const streets = await suggest('vesterg')
  expect(streets.source).toBe('adressevaelger')
  expect(streets.results[0]).toMatchObject({ id: '', name: 'Vestergade' })
  const towns = await suggest(streets.results[0]?.next ?? '')
  const odense = towns.results.find(({ place }) => place === '5000 Odense C')
  expect(odense).toMatchObject({ id: '', next: 'Vestergade, 5000 Odense C' })
  const houses = await suggest('Vestergade 12, 5000')
  const [house, unit] = houses.results
  expect(house).toMatchObject({ name: 'Vestergade 12', place: '5000 Odense C' })
  expect((await resolve(house?.id ?? '')).body).toEqual({
    address: 'Vestergade 12',
    postalCode: '5000',
    city: 'Odense C',
  })
  expect((await resolve(unit?.id ?? '')).body).toEqual({
    address: 'Vestergade 12, st. tv',
    postalCode: '5000',
    city: 'Odense C',
  })
})

test('A German address of a customer comes from Google', async () => {
  const { source, results } = await suggest('Torstraße 8, 10115', '&country=de&session=abc')
  expect(source).toBe('google')
  expect(results).toMatchObject([{ name: 'Torstraße 8', place: '10115 Berlin' }])
  expect((await resolve(results[0]?.id ?? '')).body).toEqual({
    address: 'Torstraße 8',
    postalCode: '10115',
    city: 'Berlin',
  })
})

test('An empty text asks only whether there is a provider', async () => {
  await fault('down')
  expect(await suggest('')).toEqual({ source: 'adressevaelger', results: [] })
})

test.each(['down', 'refuse'])(
  'A provider that is %s is silent, and its addresses cannot be read',
  async mode => {
    const { results } = await suggest('Vestergade 12, 5000')
    await fault(mode)
    expect(await suggest('Vestergade 12')).toEqual({ source: 'silent', results: [] })
    expect((await resolve(results[0]?.id ?? '')).status).toBe(503)
  },
)

test('What is no address is not found or refused', async () => {
  expect((await resolve('husnummer.bm9uZQ')).status).toBe(404)
  expect((await resolve('google.bm9uZQ')).status).toBe(404)
  expect((await resolve('another.1')).status).toBe(400)
  expect((await suggest('Ingensteds 1')).results).toEqual([])
})

test('An account that has looked up 600 addresses in this hour waits for the next; its colleague does not', async () => {
  const limit = lookupsOf('Boss')
  for (let fifties = 0; fifties < 12; fifties++) {
    await Promise.all(Array.from({ length: 50 }, () => countTry(MARKET, limit)))
  }
  const another = await staffToken(cloud, MARKET, 'colleague')
  const as = (who: string) =>
    cloud.call('GET', '/api/admin/addresses/?text=Vestergade', undefined, { market: MARKET, token: who })
  expect(await as(token)).toMatchObject({ status: 429, body: { detail: 'too_many_requests' } })
  expect((await as(another)).status).toBe(200)
})
