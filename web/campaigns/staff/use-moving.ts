/** Which products of a tenant move, which of them are ticked, and what that would do. */
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { Answer } from '#shared/kit/contract.ts'
import { joinsIt, leavesIt } from '#shared/products/campaign.ts'
import { type ChosenThings, campaignMemberCalls, MOST_PRODUCTS } from '#shared/products/campaign-calls.ts'
import type { CampaignAsk } from '#shared/products/campaign-request.ts'
import type { Selection } from '../../kit/list/selection.ts'
import { useRoute } from '../../kit/use-route.ts'
import type { Campaign } from './campaigns.ts'

export type Preview = Answer<typeof campaignMemberCalls.previewCampaign>
export type Moved = Preview['products'][number]

const TYPING_MS = 300

const isMoving = ({ fate }: Moved): boolean => joinsIt(fate) || leavesIt(fate)

export interface MovingGoodsProps {
  campaign: Campaign
  tenant: string
  ask: CampaignAsk
  which: ChosenThings
}

/** The preview of what is ticked: that of all, or another one of those that are left. */
export const useMoving = ({ campaign: { id }, tenant, ask, which }: MovingGoodsProps) => {
  const params = { userNumber: tenant, id }
  const whole = useRoute(campaignMemberCalls.previewCampaign, { params, body: { ...which, ask } })
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const products = whole.data?.products ?? []
  const moving = products.filter(isMoving)
  const ticked = moving.filter(one => !unticked.has(one.id)).map(one => one.id)
  const isAll = ticked.length === moving.length
  // Products are taken out by their numbers, and a call takes no more than these.
  const ids = isAll && ask === 'join' ? ticked : ticked.slice(0, MOST_PRODUCTS)
  const isWhole = ids.length === moving.length
  const [asked] = useDebouncedValue(ids.join(' '), TYPING_MS)
  const isAsked = !isWhole && ids.length > 0 && asked === ids.join(' ')
  const some = useRoute(
    campaignMemberCalls.previewCampaign,
    isAsked ? { params, body: { products: ids, ask } } : undefined,
  )
  const selection: Selection<Moved> = {
    chosen: new Set(ticked),
    choose: (chosen, isChosen) =>
      setUnticked(before => {
        const next = new Set(before)
        for (const one of chosen) {
          if (isChosen) next.delete(one)
          else next.add(one)
        }
        return next
      }),
    nameOf: ({ name }) => name,
  }
  return {
    whole,
    moving,
    others: products.filter(one => !isMoving(one)),
    ids,
    isCut: ids.length < ticked.length,
    /** What is sent: all of them as they were asked for, or those that are ticked. */
    chosen: isWhole && ask === 'join' ? which : { products: ids },
    effect: isWhole ? whole : some,
    selection,
    tickAll: () => setUnticked(new Set()),
  }
}

export type Moving = ReturnType<typeof useMoving>
