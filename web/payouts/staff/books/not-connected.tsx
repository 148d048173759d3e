/** How a shop connects its books, and the way without. */
import { Button, Text } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../../../kit/card.tsx'
import { IfMay } from '../../../kit/rights/if-may.tsx'
import styles from './books.module.css'

export const NotConnected = () => {
  const { t } = useTranslation()
  return (
    <Card title={t('books.connectTitle')} size="h3">
      <Text>{t('books.connectText')}</Text>
      <ol className={styles.steps}>
        <li>{t('books.connectGrant')}</li>
        <li>{t('books.connectToken')}</li>
        <li>{t('books.connectAccounts')}</li>
      </ol>
      <IfMay right="money">
        <div>
          <Button
            component={Link}
            to="/settings/technical"
            leftSection={<IconPlugConnected size={20} aria-hidden />}
          >
            {t('books.connect')}
          </Button>
        </div>
      </IfMay>
      <Text size="sm" c="dimmed">
        {t('books.withoutConnection')}
      </Text>
    </Card>
  )
}
