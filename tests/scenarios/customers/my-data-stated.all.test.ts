/** The file of a tenant's data has what they stated of their bookings, and where they wait for a shelf. */
import { expect, test } from 'vitest'
import { changeLine, type Place, readLine } from '#functions/bookings/table/waitlist.ts'
import { now } from '#functions/kit/clock.ts'
import { newToken } from '#functions/kit/ids.ts'
import { commit } from '#functions/kit/table.ts'
import type { MyData } from '#shared/messages/my-data.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { ownDataAt, text } from '../../people/own-data.ts'

const cloud = cloudForTests()
const MARKET = 'my-data-stated'
const { at, call, asTenant, booked, exported } = ownDataAt(cloud, MARKET)

test('The file has what the tenant stated: the wish to begin, a withdrawal, an offer to a friend, and where they wait', async () => {
  await openMarket(MARKET, 4)
  const [siv, other] = [await asTenant('siv'), await asTenant('pia')]
  const [offered, ended] = [await booked(siv, 3), await booked(siv, 3, { beginWish: true })]
  const friend = { name: 'Ulla Ven', email: at('ulla'), note: 'Den er din' }
  expect((await call(siv.token, 'POST', `booking_requests/${offered.id}/hand_over/`, friend)).status).toBe(
    201,
  )
  const withdrawal = `booking_requests/${ended.id}/withdrawal/`
  expect((await call(siv.token, 'POST', withdrawal, { amount: ended.totalPrice })).status).toBe(200)
  const [type] = await siv.visitor.types()
  const line = await readLine(MARKET, type?.id ?? '')
  const wanted = {
    shelfPeriodPrice: 'price',
    amount: 100,
    daysLater: 2,
    language: 'da',
    joinedMs: now(),
  } as const
  const placeOf = (name: string, customer: string | null, dateStart: string): Place => ({
    ...wanted,
    id: newToken(),
    dateStart,
    name,
    email: at(name),
    customer,
  })
  // Of a tenant who was logged in, of the same one who was not, and of another.
  const places = [
    placeOf('siv', siv.username, '2030-01-01'),
    placeOf('siv', null, '2030-02-01'),
    placeOf('pia', other.username, '2030-01-01'),
  ]
  await commit(changeLine(MARKET, line, { shelfType: line.shelfType, at: undefined, places }))

  const files = await exported(siv)
  const { bookings, waitlist } = JSON.parse(text(files, 'data.json')) as MyData
  const of = (id: string) => bookings.find(one => one.id === id)
  expect(of(offered.id)).toMatchObject({ offeredTo: friend, wishToBeginAt: null, endedByTenant: null })
  expect(of(ended.id)).toMatchObject({
    offeredTo: null,
    wishToBeginAt: expect.any(String),
    endedByTenant: { kind: 'withdrawal', amount: ended.totalPrice, receiptTo: at('siv') },
  })
  const waits = waitlist.map(({ firstDay, lastFirstDay, email }) => [firstDay, lastFirstDay, email])
  expect(waits.sort()).toEqual([
    ['2030-01-01', '2030-01-03', at('siv')],
    ['2030-02-01', '2030-02-03', at('siv')],
  ])
  expect(text(files, 'venteliste.csv')).toContain(at('siv'))
})
