/** Staff look at what a tenant sees: they read, change nothing, leave a trace, and only after they opened the view. */
import { beforeAll, expect, test } from 'vitest'
import { commit } from '#functions/kit/table.ts'
import { openView } from '#functions/kit/view-as.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf, type Listed } from '../../people/goods.ts'

const cloud = cloudForTests()
const MARKET = 'view-as-tenant'
let anna: ReturnType<typeof goodsOf>
let staff: ReturnType<typeof goodsOf>

beforeAll(async () => {
  ;({ anna, staff } = await goodsMarket(cloud, MARKET, { anna: '100001', bo: '100002' }))
})

const asAnna = (method: string, path: string, caller = staff.caller, seen = '100001') =>
  cloud.call<{ userNumber?: string; detail?: string }>(method, `/api/customer/${path}/`, undefined, {
    ...caller,
    headers: { 'x-view-as': seen },
  })

test('A view answers the tenant’s reading calls to who opened it, and stands in the history', async () => {
  expect((await asAnna('GET', 'customer')).body).toEqual({ detail: 'permission_denied' })
  const opened = await staff.call<{ until: string }>('POST', 'customers/100001/view/')
  expect(opened.status).toBe(200)
  expect((await asAnna('GET', 'product_sheets')).status).toBe(200)
  const history = await staff.call<Listed<{ changes: { field: string }[] }>>(
    'GET',
    'audit/?kind=customer&id=100001',
  )
  expect(history.body.results[0]?.changes.map(({ field }) => field)).toEqual(['viewedUntil'])
})

test('A view changes nothing, is of one tenant alone, is no tenant’s to use, and ends', async () => {
  await staff.call('POST', 'customers/100001/view/')
  expect(await asAnna('POST', 'product_sheets')).toMatchObject({
    status: 403,
    body: { detail: 'role_may_not' },
  })
  expect((await asAnna('GET', 'product_sheets', staff.caller, '100002')).body).toEqual({
    detail: 'permission_denied',
  })
  expect((await asAnna('GET', 'product_sheets', anna.caller, '100002')).body).toEqual({
    detail: 'permission_denied',
  })
  // Without the header staff call no tenant's routes.
  expect((await cloud.call('GET', '/api/customer/product_sheets/', undefined, staff.caller)).status).toBe(403)
  await commit([openView(MARKET, { username: 'boss' }, '100001', 1)])
  expect((await asAnna('GET', 'product_sheets')).body).toEqual({ detail: 'permission_denied' })
})
