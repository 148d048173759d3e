/** On a tenant's home: a campaign runs or comes, and they have things that are not in it. */
import { Anchor, Text } from '@mantine/core'
import { IconDiscount2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { campaignsContract } from '#shared/campaigns/contract.ts'
import { campaignMemberCalls } from '#shared/products/campaign-calls.ts'
import { capital } from '../../kit/capital.ts'
import { Notice } from '../../kit/notice.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { type Campaign, useDays, useOff, waitingOf } from './campaign-words.ts'

const Note = ({ campaign }: { campaign: Campaign }) => {
  const { t } = useTranslation()
  const days = useDays()
  const off = useOff()
  const { id, name } = campaign
  const { data: requests } = useRoute(campaignMemberCalls.listCampaignRequests, { query: {} })
  const { data: preview } = useRoute(campaignMemberCalls.previewCampaign, {
    params: { id },
    body: { ask: 'join', all: true },
  })
  // Whoever has asked already knows it.
  if (!requests || !preview?.total.products || waitingOf(requests.results, id).length) return null
  return (
    <Notice
      color="shelf"
      icon={IconDiscount2}
      role="note"
      title={t('campaigns.noteTitle', { name, off: off(campaign) })}
    >
      <Text size="sm">
        {t('campaigns.noteText', { days: capital(days(campaign)), count: preview.total.products })}{' '}
        <Anchor component={Link} to={`/campaigns/${id}`} inherit fw={600} underline="always">
          {t('campaigns.see')}
        </Anchor>
      </Text>
    </Notice>
  )
}

/** The next campaign is enough. Nothing shows until it is known, and nothing where it cannot be read. */
export const CampaignNote = () => {
  const { data } = useRoute(campaignsContract.listCampaigns, { query: {} })
  const next = data?.results.find(({ status }) => status !== 'ended')
  return next ? <Note campaign={next} /> : null
}
