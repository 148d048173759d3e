/** The campaigns of the market, for its tenants: only where it holds them. */
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { showsTenantsCampaigns } from '#shared/markets/tenants-access.ts'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { OwnCampaign } from '../campaigns/own/campaign.tsx'
import { OwnCampaigns } from '../campaigns/own/campaigns.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'

const WhereHeld = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const access = useRoute(tenantsCalls.readTenants, {})
  return (
    <WhenLoaded of={{ access }}>
      {({ access: found }) =>
        showsTenantsCampaigns(found) ? (
          children
        ) : (
          <Stack gap="md">
            <PageTitle>{t('campaigns.title')}</PageTitle>
            <StepTitle>{t('campaigns.title')}</StepTitle>
            <Empty>{t('campaigns.notHeld')}</Empty>
          </Stack>
        )
      }
    </WhenLoaded>
  )
}

export const Campaigns = () => (
  <WhereHeld>
    <OwnCampaigns />
  </WhereHeld>
)

export const Campaign = () => {
  const { id = '' } = useParams()
  return (
    <WhereHeld>
      <OwnCampaign key={id} id={id} />
    </WhereHeld>
  )
}
