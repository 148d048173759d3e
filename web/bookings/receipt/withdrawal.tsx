import { Anchor, Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { landingOf } from '../../markets/market.ts'

/** The right of withdrawal, and the way to its function: another entry for a tenant, so a plain link. */
export const ReceiptWithdrawal = ({ market }: { market: VisitorsMarket }) => {
  const { t } = useTranslation()
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="withdrawal">
      <Stack gap="xs">
        <Title order={2} id="withdrawal" size="h3">
          {t('receipt.withdrawal')}
        </Title>
        <Text size="sm">{t('receipt.withdrawalText')}</Text>
        <Anchor href={`${landingOf(market.marketId)}/withdraw`}>{t('receipt.withdraw')}</Anchor>
      </Stack>
    </Paper>
  )
}
