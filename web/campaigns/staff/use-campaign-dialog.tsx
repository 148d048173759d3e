import { useState } from 'react'
import { later } from '../../kit/later.tsx'
import type { Opened } from './campaigns.ts'

const CampaignDialog = later(
  ['campaigns', 'fields', 'form', 'list', 'staff-campaigns'],
  async () => (await import('./campaign-dialog.tsx')).CampaignDialog,
)

/** Opens the dialog of a campaign over a screen. */
export const useCampaignDialog = () => {
  const [opened, setOpened] = useState<Opened>()
  return {
    open: setOpened,
    dialog: opened && <CampaignDialog {...opened} instead={null} onClose={() => setOpened(undefined)} />,
  }
}
