import { useState } from 'react'
import { later } from '../../kit/later.tsx'
import type { Campaign } from './campaigns.ts'

const CampaignDialog = later(
  ['campaigns', 'form', 'list', 'staff-campaigns'],
  async () => (await import('./campaign-dialog.tsx')).CampaignDialog,
)

/** What the dialog opens with: nothing, a campaign to change, or one to run again. */
export interface Opened {
  campaign?: Campaign
  isCopy?: boolean
}

/** Opens the dialog of a campaign over a screen. */
export const useCampaignDialog = () => {
  const [opened, setOpened] = useState<Opened>()
  return {
    open: setOpened,
    dialog: opened && <CampaignDialog {...opened} instead={null} onClose={() => setOpened(undefined)} />,
  }
}
