import { Anchor, Paper, Stack, Text } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconLabel } from '../../kit/icon-label.tsx'
import { NewTab } from '../../kit/new-tab.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { mapOf } from '../shop/map-of.ts'
import { ShopContacts } from '../shop/shop-contacts.tsx'
import styles from './own.module.css'

/** Where the market is, and how to reach it. */
export const Place = () => {
  const { t } = useTranslation()
  const market = useThisMarket()
  return (
    <Paper withBorder p="lg" component="section" aria-label={market.visualName}>
      <Stack gap="sm">
        <div>
          <Text fw={600}>{market.visualName}</Text>
          <Text c="dimmed">{market.address}</Text>
        </div>
        <div className={styles.contacts}>
          {market.address && (
            <IconLabel icon={<IconRoute size={20} />}>
              <Anchor href={mapOf(market)} target="_blank" rel="noreferrer">
                {t('rental.showWay')} <NewTab />
              </Anchor>
            </IconLabel>
          )}
          <ShopContacts market={market} />
        </div>
      </Stack>
    </Paper>
  )
}
