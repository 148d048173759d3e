/** A sheet that was opened without a network: what waits in this browser to be sent. */
import { Button, Stack, Text } from '@mantine/core'
import { IconRefresh, IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useKeepAsking } from '../kit/keep-asking.ts'
import { Notice } from '../kit/notice.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import type { Kept } from './kept-rows.ts'
import styles from './kept-sheet.module.css'

/** Not every browser notices that a poor network is back. */
const RETRY_MS = 15_000

export const KeptSheet = ({ kept, retry }: { kept: Kept; retry: () => void }) => {
  const { t } = useTranslation()
  useKeepAsking(true, retry, RETRY_MS)
  const { rows } = kept
  return (
    <Stack gap="lg" maw={640} mx="auto">
      <PageTitle>{t('offline.unsentThings')}</PageTitle>
      <StepTitle>{t('offline.unsentThings')}</StepTitle>
      <Notice role="status" icon={IconWifiOff} title={t('offline.title')}>
        <Text size="sm">{t('offline.keptThings')}</Text>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconRefresh size={20} aria-hidden />}
          onClick={retry}
        >
          {t('kit.tryAgain')}
        </Button>
      </Notice>
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
