import { Anchor, Button, Paper, Stack, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { phoneLink } from '../../kit/phone-link.ts'
import { useWizard } from '../choice/wizard-context.ts'

/** In place of the first step when the market takes no bookings online: who to ask instead. */
export const BookingOff = () => {
  const { t } = useTranslation()
  const { home, market } = useWizard()
  const navigate = useNavigate()
  return (
    <Stack gap="lg" align="flex-start">
      <PageTitle>{t('bookings.offTitle')}</PageTitle>
      <StepTitle>{t('bookings.offTitle')}</StepTitle>
      <Paper withBorder p="lg">
        <Stack gap="md" align="flex-start">
          <Text>{t('bookings.offText')}</Text>
          {market.supportPhone && (
            <Anchor href={phoneLink(market.supportPhone)}>{market.supportPhone}</Anchor>
          )}
          {market.supportEmail && (
            <Anchor href={`mailto:${market.supportEmail}`}>{market.supportEmail}</Anchor>
          )}
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            onClick={() => void navigate(home)}
          >
            {t('kit.back')}
          </Button>
        </Stack>
      </Paper>
    </Stack>
  )
}
