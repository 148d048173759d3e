/** What the screens of a tenant's campaigns call things. */
import type { campaignsContract } from '#shared/campaigns/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { formatDay } from '#shared/kit/day.ts'
import type { campaignMemberCalls } from '#shared/products/campaign-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useShow } from '../../kit/show.ts'

export type Campaign = Answer<typeof campaignsContract.listCampaigns>['results'][number]
export type Request = Answer<typeof campaignMemberCalls.listCampaignRequests>['results'][number]
export type Preview = Answer<typeof campaignMemberCalls.previewCampaign>
export type Thing = Preview['products'][number]

/** "−12,5 %": what a campaign takes off. */
export const useOff = () => {
  const language = useLanguage()
  return ({ discountPercent }: Pick<Campaign, 'discountPercent'>): string =>
    `−${discountPercent.toLocaleString(language)}\u00a0%`
}

/** The requests about a campaign that staff have not answered. */
export const waitingOf = (requests: readonly Request[], campaign: string): Request[] =>
  requests.filter(one => one.campaign === campaign && one.status === 'pending')

/** "mandag 23. – lørdag 28. november": the month stands once where it is the same. */
export const useDays = () => {
  const show = useShow()
  const language = useLanguage()
  return ({ dateFrom, dateTo }: Pick<Campaign, 'dateFrom' | 'dateTo'>): string => {
    if (dateFrom === dateTo) return show.day(dateFrom)
    const isOneMonth = dateFrom.slice(0, 7) === dateTo.slice(0, 7)
    // Danish puts "den" before a day without its month.
    const short = formatDay(dateFrom, language, { weekday: 'long', day: 'numeric' }).replace(' den ', ' ')
    return `${isOneMonth ? short : show.day(dateFrom)} – ${show.day(dateTo)}`
  }
}
