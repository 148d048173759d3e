import { campaignsContract } from '#shared/campaigns/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { addCampaign, changeCampaign, listCampaigns, removeCampaign } from './campaigns.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write']

export const handler = serve('campaigns', campaignsContract, {
  listCampaigns,
  addCampaign,
  changeCampaign,
  removeCampaign,
})
