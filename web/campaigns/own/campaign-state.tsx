import { IconCalendarEvent, IconCheck, IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CampaignState as State } from '#shared/campaigns/campaign.ts'
import { type StatusLook, StatusMark } from '../../kit/status-mark.tsx'

const LOOKS: Record<State, StatusLook> = {
  planned: { icon: IconCalendarEvent, tone: 'quiet' },
  running: { icon: IconCheck, tone: 'good' },
  ended: { icon: IconFlag, tone: 'quiet' },
}

/** How far a campaign is, as a mark and a word. */
export const CampaignState = ({ status }: { status: State }) => {
  const { t } = useTranslation()
  const texts = {
    planned: t('campaigns.planned'),
    running: t('campaigns.running'),
    ended: t('campaigns.ended'),
  }
  return <StatusMark {...LOOKS[status]}>{texts[status]}</StatusMark>
}
