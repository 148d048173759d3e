/** A till that Reol does not talk with: products go into it as a file, and its sales come back as one. */
import { Button, Group, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../../kit/card.tsx'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { ProductFile } from './product-file.tsx'

export const TillFiles = () => {
  const { t } = useTranslation()
  return (
    <>
      <Card title={t('tillfiles.out')}>
        <Text>{t('tillfiles.outText')}</Text>
        <ProductFile />
      </Card>
      <Card title={t('tillfiles.in')}>
        <Text>{t('tillfiles.inText')}</Text>
        <IfMay right="serve">
          <Group>
            <Button
              component={Link}
              to="/payments/till/sales"
              leftSection={<IconFileSpreadsheet size={20} aria-hidden />}
            >
              {t('tillfiles.begin')}
            </Button>
          </Group>
        </IfMay>
      </Card>
    </>
  )
}
