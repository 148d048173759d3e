import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { showsTenantsCampaigns } from '#shared/markets/tenants-access.ts'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'

/** A screen about campaigns. Where the market holds none, whoever follows an old address is told so. */
export const WhereHeld = ({ children }: { children: ReactNode }) => {
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
