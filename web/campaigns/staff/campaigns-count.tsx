import { useTranslation } from 'react-i18next'
import { campaignRequestCalls } from '#shared/products/campaign-request-calls.ts'
import { LinkCount } from '../../kit/frame/section-bar.tsx'
import { useRoute } from '../../kit/use-route.ts'

/** As often as the other counts of the menu. */
const EVERY_MS = 30_000

/** How many requests of tenants wait for an answer. The page of the campaigns asks for the same list. */
export const CampaignsCount = () => {
  const { t } = useTranslation()
  const { count = 0 } =
    useRoute(campaignRequestCalls.listCampaignRequests, { query: {} }, { refreshInterval: EVERY_MS }).data ??
    {}
  return <LinkCount count={count}>{t('staff.campaignsWait', { count })}</LinkCount>
}
