import { Anchor, Stack, Text } from '@mantine/core'
import { IconId, IconMail, IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../../kit/card.tsx'
import { IconLabel } from '../../kit/icon-label.tsx'
import { phoneLink } from '../../kit/phone-link.ts'
import type { StaffsRequest } from '../request/use-request.ts'

export const CustomerCard = ({ request }: { request: StaffsRequest }) => {
  const { t } = useTranslation()
  const { customer, customerName, customerEmail, customerPhone, isBookingForMarket } = request
  const title = customerName ?? customerEmail ?? t('requests.nobody')
  return (
    <Card size="h3" id="customer" title={isBookingForMarket ? t('requests.marketItself') : title}>
      <Stack gap="xs">
        {customer && (
          <IconLabel icon={<IconId size={20} />}>
            <Anchor component={Link} to={`/customers/${customer}`}>
              {t('requests.customer', { number: customer })}
            </Anchor>
          </IconLabel>
        )}
        {customerPhone && (
          <IconLabel icon={<IconPhone size={20} />}>
            <Anchor href={phoneLink(customerPhone)}>{customerPhone}</Anchor>
          </IconLabel>
        )}
        {customerEmail && (
          <IconLabel icon={<IconMail size={20} />}>
            <Anchor href={`mailto:${customerEmail}`} style={{ overflowWrap: 'anywhere' }}>
              {customerEmail}
            </Anchor>
          </IconLabel>
        )}
        {!customer && !isBookingForMarket && (
          <Text size="sm" c="dimmed">
            {t('requests.noCustomer')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
