import { Button, Paper, Stack, Text } from '@mantine/core'
import { IconCalendarPlus, IconListDetails } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useBookMore } from '../choice/use-book-more.ts'
import { useWizard } from '../choice/wizard-context.ts'
import { ShopContacts } from '../shop/shop-contacts.tsx'
import { ReceiptDocuments } from './documents.tsx'

/** The way to the bookings of someone whose link has ended: the own page; for a guest the shop's, which has the log-in. */
const OwnBookings = () => {
  const { t } = useTranslation()
  const { audience, home } = useWizard()
  return (
    <Button
      renderRoot={props => <Link to={home} {...props} />}
      leftSection={<IconListDetails size={20} aria-hidden />}
    >
      {audience === 'customer' ? t('receipt.seeBookings') : t('receipt.logInToSee')}
    </Button>
  )
}

/**
 * In place of a receipt whose link has ended or is not whole: who can help, and what to do instead. What was paid back
 * still has its documents.
 */
export const ReceiptGone = ({ payments = [] }: { payments?: readonly string[] }) => {
  const { t } = useTranslation()
  const { market } = useWizard()
  const bookMore = useBookMore()
  return (
    <Stack gap="lg" maw="36rem">
      <PageTitle>{t('receipt.goneTitle')}</PageTitle>
      <StepTitle>{t('receipt.goneTitle')}</StepTitle>
      <Paper withBorder p="lg">
        <Stack gap="md">
          <Text>{t('receipt.goneText')}</Text>
          <OwnBookings />
          <ReceiptDocuments payments={payments} />
        </Stack>
      </Paper>
      <Paper withBorder p="lg">
        <Stack gap="md">
          <Text>{t('receipt.goneHelp')}</Text>
          <ShopContacts market={market} />
        </Stack>
      </Paper>
      <Button variant="default" leftSection={<IconCalendarPlus size={20} aria-hidden />} onClick={bookMore}>
        {t('receipt.bookNew')}
      </Button>
    </Stack>
  )
}
