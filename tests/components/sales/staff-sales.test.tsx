/** Staff see what the shop, a tenant and a product have sold: for how much, whose it is, against the time before. */

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { campaignsContract } from '#shared/campaigns/contract.ts'
import { jobsContract } from '#shared/jobs/contract.ts'
import { auditCalls } from '#shared/markets/audit-calls.ts'
import { goodsReportCalls } from '#shared/sales/goods-report-calls.ts'
import { salesCalls, staffSalesCalls } from '#shared/sales/sales-calls.ts'
import { openCustomer, stubCustomer } from '../customers/customer-app.ts'
import { CUSTOMER, NONE } from '../demo.ts'
import { product, stubProducts } from '../products/staff-goods-app.ts'
import { button, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { LOST, stub } from '../stub.ts'
import { startOnTuesday } from '../tuesday.ts'
import { BY_TENANT, RETURN, SALE, SOLD, SUMMARY } from './staff-sales.ts'

startOnTuesday()

const money = (amount: string) => page.getByText(`${amount}\u00a0kr.`, { exact: true }).first()

const tenantsOf = () => stub(staffSalesCalls.listSalesByTenant, BY_TENANT)

test('The shop’s sales: paid, commission, what goes to the tenants, and the week before; a shortcut asks for other days', async () => {
  const summaries = stub(salesCalls.summarizeSales, SOLD)
  tenantsOf()
  await openStaff('/payments/sales')
  await title('staff-sales.title')
  for (const amount of ['1.620,00', '-324,00', '1.296,00']) await seen(money(amount))
  await seenText('staff-sales.then_other', { count: '12', amount: '766,00\u00a0kr.' })
  await expect.element(page.getByRole('img', { name: /Mest .*14. juni: 1.200,00/ })).toBeInTheDocument()
  expect(summaries.sent[0]?.query).toEqual({ dateFrom: '2027-06-14', dateTo: '2027-06-15' })
  await button('sold.lastMonth').click()
  await expect
    .poll(() => summaries.sent.at(-1)?.query)
    .toEqual({ dateFrom: '2027-05-01', dateTo: '2027-05-31' })
})

test('The shop’s sales by tenant add up to all pages, lead to the tenant’s, and are written into files by a bookkeeper', async () => {
  stub(salesCalls.summarizeSales, SOLD)
  const tenants = tenantsOf()
  const exports = stub(salesCalls.exportSales, { job: '01JXJ0B0000000000000000000' })
  stub(jobsContract.read, { state: 'done', done: 2, total: 2, counts: {}, isClosing: false })
  await openStaff('/payments/sales?days=last_month', { role: 'bookkeeper' })
  await seenText('list.rows_other', { count: '30' })
  await seen(page.getByRole('row', { name: /Anna Jensen 20 900,00.*-180,00.*720,00/ }))
  await seen(page.getByRole('row', { name: /100002 -1 -60,00.*12,00.*-48,00/ }))
  await seen(page.getByRole('row', { name: /I alt 37 1.620,00.*-324,00.*1.296,00/ }))
  await expect
    .element(page.getByRole('table').getByRole('link', { name: 'Anna Jensen' }))
    .toHaveAttribute('href', '#/customers/100001/sales?days=last_month')
  await button('list.nextPage').click()
  const may = { dateFrom: '2027-05-01', dateTo: '2027-05-31' }
  await expect.poll(() => tenants.sent.at(-1)?.query).toEqual({ ...may, page: '2' })
  await button('sold.getFile').click()
  await page.getByRole('button', { name: 'Lejere: Til Excel' }).click()
  await expect
    .poll(() => exports.sent.map(({ body }) => body))
    .toEqual([{ ...may, format: 'xlsx', by: 'tenant', language: 'da' }])
})

test('Days without a sale say so; figures that cannot be read are asked for again', async () => {
  const summaries = stub(salesCalls.summarizeSales, LOST)
  stub(staffSalesCalls.listSalesByTenant, { ...NONE, total: SUMMARY.before })
  await openStaff('/payments/sales', { width: 390 })
  await seen(button('kit.tryAgain'))
  summaries.answer(SUMMARY)
  await button('kit.tryAgain').click()
  await seenText('sold.noneBefore')
  expect(page.getByRole('img', { name: /Mest/ }).elements()).toHaveLength(0)
  expect(page.getByText(says('sold.number')).elements()).toHaveLength(0)
})

test('A tenant’s page shows the last thirty days and leads to all of their sales, with what came back', async () => {
  await openCustomer()
  await seenText('staff-sales.noneLately')
  stubCustomer()
  const summaries = stub(salesCalls.summarizeSales, SOLD)
  const lines = stub(salesCalls.listSaleLines, { results: [RETURN, SALE], page: 1, pagesCount: 1 })
  await page.getByRole('link', { name: says('staff-sales.all') }).click()
  await title('staff-sales.of')
  await seen(page.getByRole('row', { name: /Karaffel Retur .* -60,00.*12,00.*-48,00/ }))
  await expect
    .element(page.getByRole('row', { name: /Karaffel lopkb/ }).getByRole('link'))
    .toHaveAttribute('href', '#/customers/products/100001-512')
  await button('sold.lastMonth').click()
  await seen(money('1.296,00'))
  expect(summaries.sent.at(-1)?.query).toMatchObject({ customer: CUSTOMER.userNumber })
  expect(lines.sent.at(-1)?.params).toEqual({ userNumber: CUSTOMER.userNumber })
})

test('A product’s page says when it was sold and came back, for how much, and to whom it goes', async () => {
  const carafe = product(512, 'Karaffel', { status: 6 })
  stubProducts(carafe)
  stub(auditCalls.listAudit, NONE)
  stub(staffSalesCalls.listProductSaleLines, { results: [RETURN, SALE] })
  await openStaff(`/customers/products/${carafe.id}`)
  await seenText('staff-sales.soldOn', { when: '14-06-2027 kl. 16:02' })
  await seenText('staff-sales.backOn', { when: '15-06-2027 kl. 09:02' })
  await seen(money('48,00'))
})

const sold = (number: number, turnover: string, daysToSell: number | null) => ({
  sold: number,
  ...{ turnover, daysToSell },
})

test('Reports of goods: what stands and how long it took to sell, and what campaigns brought; each narrows, sums and makes files', async () => {
  const goods = {
    inShop: 41,
    inShopTotal: '4100.00',
    used: sold(12, '900.00', 17),
    new: sold(0, '0.00', null),
  }
  const days = { dateFrom: '2026-06-16', dateTo: '2027-06-15' }
  const products = stub(goodsReportCalls.listProductsReport, {
    results: [{ ...goods, customer: '100001', customerName: 'Anna Jensen' }],
    ...{ page: 1, pagesCount: 1, count: 1, total: goods, ...days },
  })
  stub(salesCalls.aggregateSales, SOLD.plot)
  const files = stub(goodsReportCalls.exportProductsReport, LOST)
  await openStaff('/reports/products', { holdsCampaigns: true })
  await title('reports.goodsTitle')
  await seen(page.getByRole('row', { name: /Anna Jensen 41 4.100,00 12 900,00 17 dage 0 0,00 –/ }))
  await seen(page.getByRole('row', { name: /I alt 41 4.100,00/ }))
  await page.getByLabelText(says('reports.order')).selectOptions('in_shop')
  await expect.poll(() => products.sent.at(-1)?.query).toEqual({ order: 'in_shop' })
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect
    .poll(() => files.sent.at(-1)?.query)
    .toEqual({ order: 'in_shop', format: 'csv', language: 'da' })

  const brought = { products: 23, sold: 4, turnover: '256.00', commission: '51.20', share: '204.80' }
  const campaigns = stub(goodsReportCalls.listCampaignsReport, {
    results: [
      {
        ...{ ...brought, customer: '100001', customerName: 'Anna Jensen' },
        ...{ campaign: '01JXCAMPAIGN0000000000000A', name: 'Før advent', discountPercent: 20 },
        ...{ dateFrom: '2027-06-14', dateTo: '2027-06-19', status: 'running' as const },
      },
    ],
    ...{ page: 1, pagesCount: 1, count: 1, total: brought },
  })
  stub(campaignsContract.listCampaigns, NONE)
  await page.getByRole('link', { name: says('staff.campaignsReport') }).click()
  await title('reports.campaignsTitle')
  await seen(page.getByRole('row', { name: /Før advent −20.% Kører.* Anna Jensen 23 4 256,00 51,20 204,80/ }))
  await page.getByLabelText(says('reports.campaignState')).selectOptions('running')
  await expect.poll(() => campaigns.sent.at(-1)?.query).toEqual({ status: 'running' })
})
