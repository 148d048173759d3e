/** The campaigns of a shop as the server answers them: what waits, and a job that runs until a test ends it. */
import { campaignState } from '#shared/campaigns/campaign.ts'
import { campaignsContract } from '#shared/campaigns/contract.ts'
import { jobsContract } from '#shared/jobs/contract.ts'
import { staffCampaignCalls } from '#shared/products/campaign-calls.ts'
import { campaignRequestCalls } from '#shared/products/campaign-request-calls.ts'
import type { Campaign, CampaignRequest } from '#web/campaigns/staff/campaigns.ts'
import { CUSTOMER, NONE } from '../demo.ts'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'

export const TODAY = '2027-06-15'
export const JOB = '01JXJ0B0000000000000000000'
export const idOf = (letter: string) => `01JX000000000000000000000${letter}`

export const campaign = (letter: string, name: string, dateFrom: string, dateTo: string): Campaign => ({
  id: idOf(letter),
  name,
  description: '',
  discountPercent: 10,
  dateFrom,
  dateTo,
  status: campaignState({ from: dateFrom, to: dateTo }, TODAY),
  productsCount: 84,
  tenantsCount: 9,
  version: 1,
})

export const GLASS = campaign('A', 'Glas og porcelæn', '2027-06-03', '2027-06-22')
export const SUMMER = { ...campaign('B', 'Sommerkjoler', '2027-06-18', '2027-06-24'), discountPercent: 12.5 }
export const SPRING = campaign('C', 'Forår', '2027-03-01', '2027-03-07')

const request = (letter: string, of: Campaign, more: Partial<CampaignRequest> = {}): CampaignRequest => ({
  id: idOf(letter),
  customer: CUSTOMER.userNumber,
  customerName: CUSTOMER.name,
  campaign: of.id,
  campaignName: of.name,
  discountPercent: of.discountPercent,
  ask: 'join',
  products: 6,
  now: '1910.00',
  after: '1719.00',
  asked: '2027-06-14T14:10:00.000Z',
  status: 'pending',
  reason: '',
  ...more,
})

export const LEAVES = request('D', GLASS, { ask: 'leave', products: 1, now: '216.00', after: '240.00' })
export const JOINS = request('E', SUMMER, { customer: '100002', customerName: 'Bodil Friis' })
/** All of its products have a discount of their own that is as high. */
export const KEEPS = request('F', GLASS, { customer: '100003', customerName: 'Retro & Ro', after: '1910.00' })

/** The campaigns of the shop, what waits, and a job that runs until it is ended. */
export const stubCampaigns = (
  campaigns: Campaign[] = [GLASS, SUMMER, SPRING],
  waiting: CampaignRequest[] = [],
) => {
  let all = campaigns
  let asked = waiting
  let counts: Record<string, number> | undefined
  const change = (id: string, fields: object) => {
    all = all.map(one => (one.id === id ? { ...one, ...fields, version: one.version + 1 } : one))
    return all.find(one => one.id === id) as Campaign
  }
  const started = { job: JOB }
  stub(jobsContract.read, () => ({
    state: counts ? ('done' as const) : ('running' as const),
    done: counts ? 7 : 3,
    total: 7,
    counts: counts ?? {},
    isClosing: false,
  }))
  return {
    change,
    end: (of: Record<string, number>) => {
      counts = of
      asked = []
    },
    lists: stub(campaignsContract.listCampaigns, () => ({ ...NONE, results: all, count: all.length })),
    requests: stub(campaignRequestCalls.listCampaignRequests, () => ({
      ...NONE,
      results: asked,
      pagesCount: 1,
      count: asked.length,
    })),
    answers: stub(staffCampaignCalls.answerCampaignRequests, started),
    adds: stub(staffCampaignCalls.addToCampaign, started),
    takes: stub(staffCampaignCalls.removeFromCampaign, started),
  }
}

export const openCampaigns = (at = '', more: Parameters<typeof openStaff>[1] = {}) =>
  openStaff(`/customers/campaigns${at}`, { holdsCampaigns: true, ...more })
