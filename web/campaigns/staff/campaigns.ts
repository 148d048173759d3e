/** Campaigns and what tenants ask of them, as the screens of staff read and name them. */
import { useTranslation } from 'react-i18next'
import { campaignsContract } from '#shared/campaigns/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays, dayIn, daysBetween, timeIn, weekday, weekdayName } from '#shared/kit/day.ts'
import { numberFormat } from '#shared/kit/formats.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { fromWire } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { campaignRequestCalls } from '#shared/products/campaign-request-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { percent, useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useRangeWords } from '../../markets/use-range-words.ts'
import { useToday } from '../../markets/use-today.ts'

export type Campaign = Answer<typeof campaignsContract.listCampaigns>['results'][number]
export type CampaignRequest = Answer<typeof campaignRequestCalls.listCampaignRequests>['results'][number]

/** What the dialog of a campaign opens with: nothing, a campaign to change, or one to run again. */
export interface Opened {
  campaign?: Campaign
  isCopy?: boolean
}

export const AT = '/customers/campaigns'

export const useCampaigns = () => useRoute(campaignsContract.listCampaigns, { query: {} })

/** A weekday names a first day that is at most so many days ahead. */
const WEEK = 6

export const useCampaignWords = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  const range = useRangeWords()
  /** How long a campaign still runs, or when it begins. */
  const left = ({ status, dateFrom, dateTo }: Campaign): string => {
    if (status === 'ended') return t('staff-campaigns.pricesAreBack')
    const count = daysBetween(today, status === 'running' ? dateTo : dateFrom)
    if (status === 'running')
      return count > 0 ? t('staff-campaigns.daysLeft', { count }) : t('staff-campaigns.endsTonight')
    if (count <= 1) return t('staff-campaigns.beginsTomorrow')
    if (count > WEEK) return t('staff-campaigns.beginsIn', { count })
    return t('staff-campaigns.beginsOn', { weekday: weekdayName(weekday(dateFrom), language) })
  }
  return {
    left,
    days: ({ dateFrom, dateTo }: Campaign): string => range({ from: dateFrom, to: dateTo }),
    off: ({ discountPercent }: Pick<Campaign, 'discountPercent'>): string =>
      `−${percent(discountPercent).replace('.', language === 'en' ? '.' : ',')}`,
  }
}

/** Amounts: with their currency, and without it in a column of many. */
export const useAmounts = () => {
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const format = numberFormat(LOCALE[useLanguage()], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return {
    money: (amount: string | Minor): string => show.money(amount, currencyCode),
    plain: (amount: string): string => format.format(fromWire(amount) / 100),
  }
}

/** When a tenant asked: "i dag kl. 14:41", "i går kl. 16:10", "fredag 12. juni kl. 9:00". */
export const useAskedWords = () => {
  const { t } = useTranslation()
  const show = useShow()
  const today = useToday()
  const { timeZone } = useThisMarket()
  return (moment: string): string => {
    const at = Date.parse(moment)
    const day = dayIn(timeZone, at)
    const time = timeIn(timeZone, at)
    if (day === today) return t('staff-campaigns.todayAt', { time })
    if (day === addDays(today, -1)) return t('staff-campaigns.yesterdayAt', { time })
    return t('staff-campaigns.dayAt', { day: show.day(day), time })
  }
}
