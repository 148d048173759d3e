import { Button, Skeleton, Stack } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { StillMissing } from '../../markets/still-missing.tsx'
import { useSetUp } from './use-set-up.ts'

/** What is missing before customers can book, for staff who come from a screen of bookings (D31). */
export const SettingsRequired = () => {
  const { t } = useTranslation()
  const setUp = useSetUp()
  const title = setUp.data?.missing.length === 0 ? t('ready.nothingMissing') : t('ready.requiredTitle')
  return (
    <Stack gap="lg" align="flex-start">
      <PageTitle>{title}</PageTitle>
      <StepTitle>{title}</StepTitle>
      <WhenLoaded of={{ setUp }} skeleton={<Skeleton height={240} radius="lg" />}>
        {data => <StillMissing missing={data.setUp.missing} />}
      </WhenLoaded>
      <Button
        component={Link}
        to="/booking/requests"
        variant="default"
        leftSection={<IconCalendarEvent size={20} aria-hidden />}
      >
        {t('staff.requests')}
      </Button>
    </Stack>
  )
}
