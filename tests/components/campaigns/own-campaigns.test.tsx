/** A tenant and the campaigns of their market: what joins, what it costs them, what waits, and what staff said. */
import { run } from 'axe-core'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type OwnBooking, ownCalls } from '#shared/bookings/tenants-calls.ts'
import { campaignsContract } from '#shared/campaigns/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { campaignMemberCalls, tenantsCampaignCalls } from '#shared/products/campaign-calls.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import type { Campaign, Preview, Request, Thing } from '#web/campaigns/own/campaign-words.ts'
import { NONE } from '../demo.ts'
import { listed, SHEET_ID, thing } from '../products/sheet-app.ts'
import { button, gone, says, seen, seenText, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { type Access, openTenant } from '../tenant-app.tsx'
import { startOnTuesday } from '../tuesday.ts'

startOnTuesday()

const access: Partial<Access> = { campaigns: true }
const kr = (amount: string) => `${amount}\u00a0kr.`

const ID = '01JXCAMPA1GN00000000000000'

const campaign = (more: Partial<Campaign> = {}): Campaign => ({
  ...{ id: ID, name: 'Sommersalg', description: 'Butikken skilter i vinduet.', discountPercent: 20 },
  ...{ dateFrom: '2027-06-21', dateTo: '2027-06-26', status: 'planned' },
  ...{ productsCount: 0, tenantsCount: 0, version: 1 },
  ...more,
})

const request = (more: Partial<Request> = {}): Request => ({
  ...{ id: '01JXREQUEST000000000000000', customer: '100001', customerName: 'Anna Jensen', campaign: ID },
  ...{ campaignName: 'Sommersalg', discountPercent: 20, ask: 'join', products: 2, now: '140.00' },
  ...{ after: '112.00', asked: '2027-06-14T10:00:00.000Z', status: 'pending', reason: '' },
  ...more,
})

const of = (running: number, name: string, now: string, after: string, more: Partial<Thing> = {}): Thing => {
  const share = (price: string) => (Number(price) * 0.8).toFixed(2)
  const shares = { shareNow: share(now), shareAfter: share(after) }
  return { id: `100001-${running}`, name, sheet: SHEET_ID, fate: 'joins', now, after, ...shares, ...more }
}

const BOOTS = of(1, 'Termostøvler', '80.00', '64.00')
const COAT = of(2, 'Regnjakke', '60.00', '48.00')
const LAMP = of(3, 'Læselampe', '100.00', '100.00', { fate: 'keeps' })

const preview = (...products: Thing[]): Preview => ({
  products,
  total: {
    ...{ products: products.length, now: '140.00', after: '112.00' },
    ...{ shareNow: '112.00', shareAfter: '89.60' },
  },
  labels: 2,
  campaignLabels: 'priced' as const,
  labelsCost: '0.50',
})

const sheet = (id: string, name: string, status: 1 | 4 = 4) => ({
  ...{ id, customer: '100001', name, defaultName: 'Vareseddel', description: '', status, productsCount: 3 },
  ...{ created: '2027-06-14T10:00:00.000Z', printedCount: 0, job: null, version: 1 },
})

/** Its shelf ends on the fourth day of the campaign. */
const BOOKING = {
  ...{ id: '01JXB00K1NG000000000000000', shelf: { id: 'a6', name: 'A6' }, when: 'running' },
  ...{ dateEndCustomer: '2027-06-24', follows: null, goesOn: null },
  can: { extend: { isPossible: true, until: '2027-06-24', why: null, fromPrice: '100.00' }, pay: null },
} as unknown as OwnBooking

const page1 = <Row,>(...results: Row[]) => ({ results, page: 1, pagesCount: 1 })

/** What joins and what is in the campaign. */
const stubPreview = ({ joins, isIn = preview() }: { joins: Preview; isIn?: Preview }) =>
  stub(campaignMemberCalls.previewCampaign, ({ body }) => (body.ask === 'leave' ? isIn : joins))

const NOTHING = { ...preview(), total: { ...preview().total, products: 0 } }

beforeEach(() => {
  stub(campaignsContract.listCampaigns, page1(campaign()))
  stub(campaignMemberCalls.listCampaignRequests, NONE)
  stub(ownCalls.listOwnBookings, page1(BOOKING))
  stub(
    sheetCalls.listSheets,
    page1(sheet('01JXDRAFT00000000000000000', 'Kladden', 1), sheet(SHEET_ID, 'Børneting')),
  )
  stub(sheetCalls.readLabelQuota, { month: '2027-06', printed: 9, freeLabels: 10, furtherLabelPrice: '0.50' })
  stub(productCalls.readProductsSummary, { inShop: { count: 78, total: '900.00' }, sold: 0, handedOut: 0 })
})

const expectNoFindings = async () => {
  const { violations } = await run(document)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test.each([390, 1280])(
  'A tenant joins with a sheet and leaves one thing out; prices, sums and labels are said before, at %d pixels',
  async width => {
    const gives = stubPreview({ joins: preview(BOOTS, COAT, LAMP), isIn: NOTHING })
    const asked = stub(tenantsCampaignCalls.askToJoinWith, {
      ...{ name: 'Sommersalg', discountPercent: 20, status: 'pending', products: 2 },
    })
    await openTenant(`/campaigns/${ID}`, { width, access })
    await seen(page.getByRole('heading', { level: 1, name: 'Sommersalg' }))
    await seen(page.getByText('mandag 21. – lørdag 26.\u00a0juni'))
    await seenText('campaigns.shelfEnds_other', { shelf: 'A6', day: 'torsdag 24.\u00a0juni', count: '4' })
    await seen(page.getByRole('link', { name: says('campaigns.extend', { shelf: 'A6' }) }))
    await seenText('campaigns.sheetNotReady')
    // The newest sheet that is ready is chosen.
    await expect.poll(() => gives.sent.some(({ body }) => body.sheet === SHEET_ID)).toBe(true)
    await seenText('campaigns.chosenToJoin_other', { chosen: '3', count: '3' })
    const line = page.getByRole('checkbox', { name: /Termostøvler/ })
    await expect
      .element(line)
      .toHaveAccessibleName(
        `Termostøvler Pris nu: ${kr('80,00')} I kampagnen: ${kr('64,00')} du får ${kr('51,20')}`,
      )
    await seenText('campaigns.keeps')
    await seenText('campaigns.insteadOf', { amount: kr('192,00') })
    await seen(page.getByText(kr('169,60'), { exact: true }))
    await seenText('campaigns.labelsCost_other', { count: '2', amount: kr('0,50') })
    await expectNoFindings()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)

    await line.click()
    await seenText('campaigns.chosenToJoin_other', { chosen: '2', count: '3' })
    await seenText('campaigns.asItIs')
    await seen(page.getByText(kr('118,40'), { exact: true }))
    await seenText('campaigns.labelsFree_one', { count: '1' })
    stub(campaignMemberCalls.listCampaignRequests, page1(request()))
    await button('campaigns.askToJoin').click()
    await seenText('campaigns.joinWaits_other', { count: '2' })
    await seenText('campaigns.joinWaitsText', { now: kr('140,00'), after: kr('112,00') })
    expect(asked.sent.map(({ body }) => body)).toEqual([{ campaign: ID, products: [COAT.id, LAMP.id] }])
    await gone(page.getByRole('button', { name: says('campaigns.askToJoin') }))
    await seen(button('campaigns.askForMore'))
  },
)

test('What cannot join says why; where nothing can, the tenant is told so', async () => {
  const joins = preview(
    BOOTS,
    of(4, 'Krus', '10.00', '8.00', { fate: 'other' }),
    of(5, 'Hue', '10.00', '8.00', { fate: 'already' }),
    of(6, 'Solgt', '10.00', '8.00', { fate: 'gone' }),
  )
  const gives = stubPreview({ joins, isIn: NOTHING })
  await openTenant(`/campaigns/${ID}`, { access })
  await seenText('campaigns.other')
  await seenText('campaigns.already')
  await seenText('campaigns.gonePart_one', { count: '1' })
  expect(page.getByRole('checkbox').elements()).toHaveLength(1)
  gives.answer(preview(of(5, 'Hue', '10.00', '8.00', { fate: 'already' })))
  await page.getByRole('radio', { name: says('campaigns.everything') }).click()
  await seenText('campaigns.allIn')
  await expect.poll(() => gives.sent.at(-1)?.body).toEqual({ all: true, ask: 'join' })
})

test('Single things are searched for, and each joins the rows below', async () => {
  const gives = stub(campaignMemberCalls.previewCampaign, ({ body }) =>
    body.ask === 'leave'
      ? NOTHING
      : preview(...[BOOTS, COAT].filter(({ id }) => body.products?.includes(id))),
  )
  const search = stub(
    productCalls.listProducts,
    listed([thing(1, 'Termostøvler', '80', { status: 5 }), thing(2, 'Regnjakke', '60', { status: 5 })]),
  )
  await openTenant(`/campaigns/${ID}`, { access })
  await page.getByRole('radio', { name: says('campaigns.singleThings') }).click()
  await page.getByLabelText(says('campaigns.search')).fill('t')
  await button('campaigns.addNamed', { name: 'Regnjakke' }).click()
  await seenText('campaigns.chosenToJoin_one', { chosen: '1', count: '1' })
  await button('campaigns.addNamed', { name: 'Termostøvler' }).click()
  await seenText('campaigns.chosenToJoin_other', { chosen: '2', count: '2' })
  expect(search.sent[0]?.query).toEqual({ search: 't', status: 'in_shop' })
  expect(gives.sent.at(-1)?.body.products).toEqual([COAT.id, BOOTS.id])
})

test('What staff declined says why, and a tenant asks to take out what is in it', async () => {
  stub(campaignsContract.listCampaigns, page1(campaign({ status: 'running' })))
  stub(campaignMemberCalls.listCampaignRequests, page1(request({ status: 'declined', reason: 'Kun glas' })))
  const leaves = [
    of(1, 'Termostøvler', '64.00', '80.00', { fate: 'leaves' }),
    of(2, 'Regnjakke', '48.00', '60.00', { fate: 'leaves' }),
  ]
  stubPreview({ joins: preview(BOOTS), isIn: preview(...leaves) })
  const asked = stub(tenantsCampaignCalls.askToLeave, {
    ...{ name: 'Sommersalg', discountPercent: 20, status: 'pending', products: 1 },
  })
  await openTenant(`/campaigns/${ID}`, { access })
  await seenText('campaigns.joinDeclined_other', { count: '2' })
  await seen(page.getByText('Kun glas'))
  await seenText('campaigns.inItRunning', { amount: kr('140,00') })
  await button('campaigns.takeOut').click()
  await seenText('campaigns.tickFirst')
  await page.getByRole('checkbox', { name: /Regnjakke/ }).click()
  await seen(page.getByText(kr('48,00'), { exact: true }).last())
  await button('campaigns.askToLeave').click()
  await expect.poll(() => asked.sent.map(({ body }) => body)).toEqual([{ products: ['100001-2'] }])
})

test('The list says what is in each campaign and what waits; without campaigns, or without an answer, it says that', async () => {
  const over = campaign({ id: '01JXENDED00000000000000000', name: 'Påske', status: 'ended' })
  const list = stub(campaignsContract.listCampaigns, page1(campaign(), over))
  stub(campaignMemberCalls.listCampaignRequests, page1(request()))
  stubPreview({ joins: preview(), isIn: preview(BOOTS, COAT) })
  await openTenant('/campaigns', { access })
  await title('campaigns.title')
  await seenText('campaigns.inIt_other', { count: '2' })
  await seenText('campaigns.joinWaits_other', { count: '2' })
  await expectNoFindings()
  await page.getByRole('link', { name: 'Påske' }).click()
  await seenText('campaigns.endedText')
  await openTenant('/campaigns')
  await seenText('campaigns.notHeld')
  list.answer(page1())
  await openTenant('/campaigns', { access })
  await seenText('campaigns.none')
  list.answer(refuse(kitRefusals.not_enabled))
  await openTenant('/campaigns', { access })
  await seenText('kit.couldNotLoad')
})
