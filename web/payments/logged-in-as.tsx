import { Paper, Text } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ownCalls } from '#shared/customers/own-calls.ts'
import { IconLabel } from '../kit/icon-label.tsx'
import { useRoute } from '../kit/use-route.ts'
import styles from './checkout.module.css'

/** For whom a customer books, and where the receipt goes. */
export const LoggedInAs = ({ marketId }: { marketId: string }) => {
  const { t } = useTranslation()
  const { data: me } = useRoute(ownCalls.readOwn, { audience: 'customer', market: marketId })
  return (
    <Paper withBorder p="md" className={styles.logIn}>
      <IconLabel icon={<IconUserCheck size={20} />}>
        <Text className={styles.who}>
          {me ? t('payments.loggedInAs', { name: me.name, email: me.email }) : '\u00a0'}
        </Text>
      </IconLabel>
    </Paper>
  )
}
