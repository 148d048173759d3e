/** A sheet that was opened without a network: what waits in this browser to be sent. */
import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NoNetwork } from '../../kit/frame/no-network.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import type { Kept } from './kept-rows.ts'
import styles from './kept-sheet.module.css'

export const KeptSheet = ({ kept, retry }: { kept: Kept; retry: () => void }) => {
  const { t } = useTranslation()
  const { rows } = kept
  return (
    <Stack gap="lg" maw={640} mx="auto">
      <PageTitle>{t('offline.unsentThings')}</PageTitle>
      <StepTitle>{t('offline.unsentThings')}</StepTitle>
      <NoNetwork retry={retry}>
        <Text size="sm">{t('offline.keptThings')}</Text>
      </NoNetwork>
      <ul className={styles.lines}>
        {rows.map(({ key, typed: { name, description, price } }) => (
          <li key={key}>
            <span>{[name, description].filter(Boolean).join(', ') || '–'}</span>
            <strong>{price || '–'}</strong>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
