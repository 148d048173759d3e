/** What other people's programs meet: the form of bodies, idempotency keys that others use too, languages. */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const login = JSON.stringify({ username: 'nobody', password: 'Et-godt-kodeord', market_id: 'calls' })

beforeAll(() => openMarket('calls', 4))

/** Sends exactly these headers. */
const send = async (path: string, body: Blob | undefined, headers: Record<string, string> = {}) => {
  const response = await fetch(cloud.url() + path, { method: 'POST', body, headers })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : undefined }
}

test.each(['application/json', 'Application/JSON;charset="UTF-8"', 'text/plain', undefined])(
  'A body is read as JSON with the content type %s',
  async type => {
    const headers = type ? { 'content-type': type } : undefined
    expect(await send('/api/token/', new Blob([login]), headers)).toEqual({
      status: 400,
      body: { error: 'invalid_credentials' },
    })
  },
)

test('A missing body is read as an empty one', async () => {
  const { status, body } = await send('/api/token/', undefined)
  expect(status).toBe(400)
  expect(body.username).toEqual(['required'])
})

test('The card provider’s webhook may have any content type; its signature is checked', async () => {
  for (const type of ['text/plain', 'application/octet-stream', undefined]) {
    const headers = type ? { 'content-type': type } : undefined
    expect(await send('/api/webhooks/elavon/calls/', new Blob(['{}']), headers)).toEqual({
      status: 403,
      body: { detail: 'invalid_signature' },
    })
  }
})

test('A market names its weekdays in the reader’s language, otherwise in its own', async () => {
  const names = async (language?: string) => {
    const headers = language ? { 'accept-language': language } : undefined
    const answer = await cloud.call<{ openingHours: { weekdayCode: number; weekdayName: string }[] }>(
      'GET',
      '/api/anonymous/market/',
      undefined,
      { market: 'calls', headers },
    )
    return answer.body.openingHours.map(({ weekdayCode, weekdayName }) => `${weekdayCode} ${weekdayName}`)
  }
  const danish = ['1 mandag', '2 tirsdag', '3 onsdag', '4 torsdag', '5 fredag', '6 lørdag', '7 søndag']
  expect(await names('fr')).toEqual(danish)
  expect((await names('de-DE,de;q=0.9'))[0]).toBe('1 Montag')
})

test('Another visitor with the same key gets the first answer only with the same body', async () => {
  const at = visitorOf(cloud, 'calls')
  const [price] = await at.prices()
  const reservation = { shelfPeriodPrice: price?.id, dateStart: await at.startDay(price?.id ?? '') }
  const first = await at.reserve(reservation, 'a-key-of-a-visitor')
  expect(first.status).toBe(201)
  expect(await at.reserve(reservation, 'a-key-of-a-visitor')).toEqual(first)
  const reused = { status: 409, body: { detail: 'idempotency_key_reused' } }
  expect(
    await at.reserve(
      { ...reservation, dateStart: await at.startDay(price?.id ?? '', 9) },
      'a-key-of-a-visitor',
    ),
  ).toEqual(reused)
  const { cartToken } = await at.reserveOne()
  expect(await at.reserve({ ...reservation, cartToken }, 'a-key-of-a-visitor')).toEqual(reused)
})
