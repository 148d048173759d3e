import { Button, Paper, Stack, Text } from '@mantine/core'
import { IconCalendarPlus, IconDeviceMobileMessage, IconListDetails } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { later } from '../kit/later.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { ShopContacts } from './shop-contacts.tsx'
import { useGo, useWizard } from './wizard-context.ts'

const CodeByMail = later(['code'], async () => (await import('../identity/code-by-mail.tsx')).CodeByMail)

/** The way to the bookings of someone whose link has ended: the own page, after a log-in by code. */
const OwnBookings = () => {
  const { t } = useTranslation()
  const { audience, home, market } = useWizard()
  const navigate = useNavigate()
  const [byCode, setByCode] = useState(false)
  const goHome = () => void navigate(home)
  if (audience === 'customer')
    return (
      <Button leftSection={<IconListDetails size={20} aria-hidden />} onClick={goHome}>
        {t('receipt.seeBookings')}
      </Button>
    )
  if (byCode)
    return (
      <CodeByMail
        marketId={market.marketId}
        onLoggedIn={() => window.location.assign('/user#/')}
        onOther={goHome}
      />
    )
  return (
    <Button leftSection={<IconDeviceMobileMessage size={20} aria-hidden />} onClick={() => setByCode(true)}>
      {t('receipt.logInToSee')}
    </Button>
  )
}

/** In place of a receipt whose link has ended or is not whole: who can help, and what to do instead. */
export const ReceiptGone = () => {
  const { t } = useTranslation()
  const { market } = useWizard()
  const go = useGo()
  return (
    <Stack gap="lg" maw="36rem">
      <PageTitle>{t('receipt.goneTitle')}</PageTitle>
      <StepTitle>{t('receipt.goneTitle')}</StepTitle>
      <Paper withBorder p="lg">
        <Stack gap="md">
          <Text>{t('receipt.goneText')}</Text>
          <OwnBookings />
        </Stack>
      </Paper>
      <Paper withBorder p="lg">
        <Stack gap="md">
          <Text>{t('receipt.goneHelp')}</Text>
          <ShopContacts market={market} />
        </Stack>
      </Paper>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={20} aria-hidden />}
        onClick={() => go('type')}
      >
        {t('receipt.bookNew')}
      </Button>
    </Stack>
  )
}
