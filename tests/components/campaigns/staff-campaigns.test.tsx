/** Staff plan campaigns, answer what tenants ask of them, and put a tenant's products in or take them out. */
import { run } from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { campaignsContract } from '#shared/campaigns/contract.ts'
import { campaignRefusals } from '#shared/campaigns/refusals.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { campaignMemberCalls } from '#shared/products/campaign-calls.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { stubList } from '../customers/customer-app.ts'
import { CUSTOMER, NONE } from '../demo.ts'
import { button, errorAt, field, gone, says, seen, seenText, title } from '../screen.tsx'
import { Failed, stub } from '../stub.ts'
import { startOnTuesday } from '../tuesday.ts'
import {
  campaign,
  GLASS,
  idOf,
  JOB,
  JOINS,
  KEEPS,
  LEAVES,
  openCampaigns as open,
  SUMMER,
  stubCampaigns,
  TODAY,
} from './campaigns-app.ts'

startOnTuesday()

const dialog = () => page.getByRole('dialog')
const inDialog = (key: string) => dialog().getByRole('button', { name: says(key) })
const row = (name: string | RegExp) => page.getByRole('row', { name })

const errorSays = (id: string, key: string) =>
  expect.poll(() => errorAt(id).elements()[0]?.textContent).toMatch(says(key))

/** Opens an entry of the menu of a campaign. */
const choose = async (name: string, key: string) => {
  await page.getByRole('button', { name: `Mere om ${name}` }).click()
  await dialog()
    .getByRole('button', { name: says(key) })
    .click()
}

const expectNoFindings = async () => {
  const { violations } = await run(document)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('What waits comes first, with what approving it means; what makes no sense starts unticked; rows show the job', async () => {
  const shop = stubCampaigns(undefined, [LEAVES, JOINS, KEEPS])
  await open()
  await title('staff-campaigns.title')
  await seen(page.getByRole('link', { name: /^Kampagner.*3 ønsker om kampagner venter på jer/ }))
  await seen(row(/Anna Jensen 100001 · i går kl\. 16:10 Ud af Glas og porcelæn 1 216,00 240,00/))
  await seen(row(/Retro & Ro .* Med i Glas og porcelæn Ingen pris falder/))
  await expect.element(page.getByRole('checkbox', { name: /Retro & Ro/ })).not.toBeChecked()
  await seenText('staff-campaigns.tillLater_other', { count: '6', day: 'fredag 18.\u00a0juni' })
  await seenText('staff-campaigns.tillNow_one', { count: '1' })
  await seen(row(/Glas og porcelæn 7 dage igen −10.% 3\.–22\. juni 84 fra 9 lejere 7 venter på jer/))
  await seen(row(/Sommerkjoler begynder fredag −12,5.% 18\.–24\. juni/))
  await expectNoFindings()
  await page.getByRole('checkbox', { name: /Anna Jensen/ }).click()
  await seen(page.getByRole('button', { name: 'Godkend 1' }))
  await page.getByRole('checkbox', { name: /Anna Jensen/ }).click()
  await page.getByRole('button', { name: 'Godkend 2' }).click()
  await seen(row(/Sommerkjoler begynder/).getByText('3 af 7'))
  expect(button('staff-campaigns.approve_other').elements()).toHaveLength(0)
  expect(shop.answers.sent.map(({ body }) => body)).toEqual([{ ids: [LEAVES.id, JOINS.id], approved: true }])
  shop.end({ joins: 5, keeps: 1, leaves: 1 })
  await seen(page.getByText(/6 varer er med\. 1 beholder egen rabat.* 1 vare er ude\./))
  await gone(page.getByRole('heading', { name: says('staff-campaigns.waiting') }))
  await seen(page.getByRole('button', { name: 'Kør igen: Forår' }))
})

test('A no asks for a reason, which stays where the call is refused', async () => {
  const shop = stubCampaigns(undefined, [JOINS])
  shop.answers.answer(refuse(productRefusals.nothing_to_move))
  await open()
  await page.getByRole('button', { name: 'Godkend 1' }).click()
  await seenText('staff-campaigns.answeredAlready')
  await page.getByRole('button', { name: 'Sig nej til 1' }).click()
  await field('reason').fill('Kun glas')
  await dialog().getByRole('button', { name: 'Sig nej til 1' }).click()
  await seen(errorAt('reason'))
  await expect.element(field('reason')).toHaveValue('Kun glas')
  shop.answers.answer({ job: JOB })
  await dialog().getByRole('button', { name: 'Sig nej til 1' }).click()
  await seenText('staff-campaigns.declined_one')
  expect(shop.answers.sent.at(-1)?.body).toEqual({ ids: [JOINS.id], approved: false, reason: 'Kun glas' })
  await seenText('staff-campaigns.answersGo')
})

test('A campaign is planned, and one that ended runs again on the same weekdays; refusals stand at their fields', async () => {
  stubCampaigns()
  const adds = stub(campaignsContract.addCampaign, refuse(campaignRefusals.too_many_campaigns))
  await open()
  await button('staff-campaigns.new').click()
  await field('name').fill('Før ferien')
  await field('discountPercent').fill('100')
  await field('dateFrom').fill('21-06-2027')
  await field('dateTo').fill('20-06-2027')
  await inDialog('staff-campaigns.plan').click()
  await errorSays('discountPercent', 'staff-campaigns.percentRange')
  await errorSays('dateTo', 'staff-campaigns.lastDayWrong')
  await field('discountPercent').fill('12,5')
  await field('dateTo').fill('27-06-2027')
  await inDialog('staff-campaigns.plan').click()
  await errorSays('name', 'codes.too_many_campaigns')
  await expect.element(field('discountPercent')).toHaveValue('12,5')
  adds.answer(SUMMER)
  await inDialog('staff-campaigns.plan').click()
  await seenText('staff-campaigns.isSaved')
  expect(adds.sent.at(-1)?.body).toEqual({
    ...{ name: 'Før ferien', discountPercent: 12.5 },
    ...{ dateFrom: '2027-06-21', dateTo: '2027-06-27' },
  })
  await gone(dialog())
  await page.getByRole('button', { name: 'Kør igen: Forår' }).click()
  await expect.element(field('dateFrom')).toHaveValue('21-06-2027')
  await expect.element(field('dateTo')).toHaveValue('27-06-2027')
  await expect.element(field('name')).toHaveValue('Forår')
})

test('One that runs keeps its percentage and first day; what a colleague changed is chosen, and what has begun is said', async () => {
  const shop = stubCampaigns()
  const saves = stub(
    campaignsContract.changeCampaign,
    refuse(kitRefusals.changed_meanwhile, { present: { ...GLASS, name: 'Glas', version: 2 } }),
  )
  await open()
  await choose(GLASS.name, 'staff-campaigns.change')
  await expect.element(field('discountPercent')).toBeDisabled()
  await expect.element(field('dateFrom')).toHaveValue('03-06-2027')
  await field('name').fill('Alt i glas')
  await expectNoFindings()
  await inDialog('staff-campaigns.save').click()
  await seenText('form.changedTitle')
  saves.answer(({ body }) => shop.change(GLASS.id, { name: body.name }))
  await inDialog('form.saveChosen').click()
  await seenText('staff-campaigns.isSaved')
  expect(saves.sent.map(({ body }) => [body.name, body.version])).toEqual([
    ['Alt i glas', 1],
    ['Alt i glas', 2],
  ])
  await choose(SUMMER.name, 'staff-campaigns.change')
  await field('discountPercent').fill('20')
  saves.answer(refuse(campaignRefusals.campaign_begun))
  await inDialog('staff-campaigns.save').click()
  await errorSays('discountPercent', 'codes.campaign_begun')
  await expect.element(field('discountPercent')).toHaveValue('20')
})

test('A campaign is ended as of yesterday, or tonight where it began today, and deleted, each after a question', async () => {
  const NEW = campaign('G', 'Kun nu', TODAY, '2027-06-20')
  const shop = stubCampaigns([GLASS, NEW])
  const saves = stub(campaignsContract.changeCampaign, ({ params, body }) =>
    shop.change(params.id, { dateTo: body.dateTo, status: 'ended' }),
  )
  const removes = stub(campaignsContract.removeCampaign, undefined)
  await open()
  await choose(NEW.name, 'staff-campaigns.endTonight')
  await inDialog('staff-campaigns.endTonight').click()
  await seenText('staff-campaigns.willEnd', { name: NEW.name })
  await choose(GLASS.name, 'staff-campaigns.endNow')
  await inDialog('staff-campaigns.endNow').dblClick()
  await seenText('staff-campaigns.hasEnded', { name: GLASS.name })
  expect(saves.sent.map(({ body }) => [body.dateTo, body.version])).toEqual([
    [TODAY, 1],
    ['2027-06-14', 1],
  ])
  await choose(GLASS.name, 'staff-campaigns.delete')
  await seenText('staff-campaigns.deleteText_other', { count: '84' })
  await inDialog('staff-campaigns.delete').click()
  await seenText('staff-campaigns.isDeleted')
  expect(removes.sent.map(({ params }) => params)).toEqual([{ id: GLASS.id }])
})

const MONEY = { now: '100.00', after: '90.00', shareNow: '80.00', shareAfter: '72.00' }
const moved = (running: number, name: string, fate: 'joins' | 'keeps' | 'other' | 'leaves') => ({
  ...{ id: `100001-${running}`, name, sheet: idOf('S'), fate },
  ...MONEY,
})

test('A tenant’s products go in by a sheet or one by one, with prices and labels said before, and come out again', async () => {
  const shop = stubCampaigns()
  stubList()
  stub(sheetCalls.listSheets, NONE)
  const all = [moved(1, 'Karaffel', 'joins'), moved(2, 'Glas', 'keeps'), moved(3, 'Krus', 'other')]
  const previews = stub(campaignMemberCalls.previewCampaign, ({ body }) => {
    const found = body.ask === 'leave' ? [moved(4, 'Skål', 'leaves')] : all
    const products = body.products ? found.filter(({ id }) => body.products?.includes(id)) : found
    const count = products.filter(({ fate }) => fate !== 'other').length
    const labels = products.filter(({ fate }) => fate !== 'other' && fate !== 'keeps').length
    return {
      products,
      total: { products: count, ...MONEY },
      labels,
      campaignLabels: 'priced' as const,
      labelsCost: labels ? '2.50' : '0.00',
    }
  })
  shop.adds.answer(refuse(campaignRefusals.campaign_ended))
  await open(`/${GLASS.id}`)
  await page.getByRole('combobox', { name: says('staff-campaigns.whose') }).fill('anna')
  await page.getByRole('option', { name: /Anna Jensen/ }).click()
  await seenText('staff-campaigns.fallNow_one')
  await seenText('staff-campaigns.keepOwn_one')
  await seenText('staff-campaigns.labelsCost_one', { amount: '2,50\u00a0kr.' })
  await seen(page.getByText(/1 er i en anden kampagne/))
  await expectNoFindings()
  await page.getByRole('checkbox', { name: 'Vælg Glas' }).click()
  await page.getByRole('button', { name: 'Sæt 1 vare med' }).click()
  await seen(page.getByRole('alert').getByText(says('codes.campaign_ended')))
  expect(previews.sent.at(-1)?.body).toEqual({ ask: 'join', products: ['100001-1'] })
  expect(shop.adds.sent.at(-1)?.body).toEqual({ products: ['100001-1'] })
  shop.adds.answer({ job: JOB })
  await button('staff-campaigns.tickAll').click()
  await page.getByRole('button', { name: 'Sæt 2 varer med' }).click()
  await seenText('staff-campaigns.mayLeave')
  expect(shop.adds.sent.at(-1)).toMatchObject({
    params: { userNumber: CUSTOMER.userNumber, id: GLASS.id },
    body: { all: true },
  })
  shop.end({ joins: 1, keeps: 1 })
  await seen(page.getByText(/2 varer er med\./))
  await button('staff-campaigns.takeOut').click()
  await page.getByRole('button', { name: 'Tag 1 vare ud' }).click()
  await expect.poll(() => shop.takes.sent.at(-1)?.body).toEqual({ products: ['100001-4'] })
})

test('On a phone all are cards; a bookkeeper sees what waits and changes nothing', async () => {
  stubCampaigns(undefined, [LEAVES])
  await open('', { width: 390, role: 'bookkeeper' })
  await seen(page.getByRole('listitem').filter({ hasText: 'Ud af Glas og porcelæn' }))
  await seen(page.getByRole('listitem').filter({ hasText: '84 varer fra 9 lejere' }).first())
  for (const key of ['new', 'approve_one', 'putIn', 'runAgain'])
    expect(button(`staff-campaigns.${key}`).elements()).toHaveLength(0)
  expect(page.getByRole('checkbox').elements()).toHaveLength(0)
  await expectNoFindings()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('Nothing planned, a list that does not come, and a shop without campaigns are said', async () => {
  const shop = stubCampaigns([])
  shop.lists.answer(new Failed(500))
  await open()
  await seenText('kit.couldNotLoad')
  shop.lists.answer({ ...NONE, results: [] })
  await button('kit.tryAgain').click()
  await seenText('staff-campaigns.none')
  await seen(button('staff-campaigns.new'))
  shop.lists.answer(refuse(kitRefusals.not_enabled))
  stub(staffCalls.summary, { total: 0, unverified: 0, inactive: 0 })
  await open('', { holdsCampaigns: false })
  await seenText('staff-campaigns.off')
  await seen(page.getByRole('link', { name: says('staff-campaigns.toSettings') }))
  expect(page.getByRole('link', { name: says('staff.campaigns') }).elements()).toHaveLength(0)
})
