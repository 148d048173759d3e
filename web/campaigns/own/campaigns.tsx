/** The campaigns of the market as a tenant sees them: when they are, what of theirs is in each, and what waits for an answer. */
import { Skeleton, Stack } from '@mantine/core'
import { IconClock, IconTag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { campaignsContract } from '#shared/campaigns/contract.ts'
import { campaignMemberCalls } from '#shared/products/campaign-calls.ts'
import { RouteList } from '../../kit/list/route-list.tsx'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { CampaignState } from './campaign-state.tsx'
import { type Campaign, type Request, useDays, useOff, waitingOf } from './campaign-words.ts'
import { WhereHeld } from './where-held.tsx'

/** How many of the tenant's products are in a campaign. Nobody can look into one that has ended. */
const InIt = ({ campaign: { id, status } }: { campaign: Campaign }) => {
  const { t } = useTranslation()
  const isOpen = status !== 'ended'
  const { data, failure } = useRoute(
    campaignMemberCalls.previewCampaign,
    isOpen ? { params: { id }, body: { ask: 'leave', all: true } } : undefined,
  )
  if (!isOpen || failure) return '–'
  if (!data) return <Skeleton height={16} width={64} />
  const count = data.total.products
  return count ? (
    <StatusMark icon={IconTag} tone="good">
      {t('campaigns.inIt', { count })}
    </StatusMark>
  ) : (
    t('campaigns.noneInIt')
  )
}

/** What the tenant asked of a campaign and staff have not answered. */
const Waits = ({ requests }: { requests: readonly Request[] }) => {
  const { t } = useTranslation()
  return requests.map(({ id, ask, products: count }) => (
    <StatusMark key={id} icon={IconClock} tone="waiting">
      {ask === 'join' ? t('campaigns.joinWaits', { count }) : t('campaigns.leaveWaits', { count })}
    </StatusMark>
  ))
}

const List = () => {
  const { t } = useTranslation()
  const daysOf = useDays()
  const { data: requests } = useRoute(campaignMemberCalls.listCampaignRequests, { query: {} })
  const off = useOff()
  const theirs = (campaign: Campaign) => (
    <Stack gap={4} align="flex-start">
      <InIt campaign={campaign} />
      <Waits requests={waitingOf(requests?.results ?? [], campaign.id)} />
    </Stack>
  )
  return (
    <RouteList
      route={campaignsContract.listCampaigns}
      title={t('campaigns.title')}
      summary={t('campaigns.lead')}
      rowKey={({ id }) => id}
      linkTo={({ id }) => `/campaigns/${id}`}
      columns={[
        { name: 'name', title: t('campaigns.campaign'), cell: ({ name }) => name },
        { name: 'discount', title: t('campaigns.discount'), cell: off, isNumber: true },
        { name: 'days', title: t('campaigns.days'), cell: daysOf },
        {
          name: 'status',
          title: t('campaigns.status'),
          cell: ({ status }) => <CampaignState status={status} />,
        },
        { name: 'theirs', title: t('campaigns.yourThings'), cell: theirs },
      ]}
      card={campaign => ({
        name: campaign.name,
        end: off(campaign),
        details: [daysOf(campaign)],
        status: (
          <Stack gap={4} align="flex-start">
            <CampaignState status={campaign.status} />
            {campaign.status !== 'ended' && theirs(campaign)}
          </Stack>
        ),
      })}
      empty={t('campaigns.none')}
    />
  )
}

export const OwnCampaigns = () => (
  <WhereHeld>
    <List />
  </WhereHeld>
)
