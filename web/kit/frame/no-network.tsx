/** Says that a page opened without a network, and asks again until there is one. */
import { Button } from '@mantine/core'
import { IconRefresh, IconWifiOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeepAsking } from '../calls/keep-asking.ts'
import { Notice } from '../notice.tsx'

/** Not every browser notices that a poor network is back. */
const RETRY_MS = 15_000

/** `children` say what is shown instead. */
export const NoNetwork = ({ retry, children }: { retry: () => void; children: ReactNode }) => {
  const { t } = useTranslation()
  useKeepAsking(true, retry, RETRY_MS)
  return (
    <Notice role="status" icon={IconWifiOff} title={t('offline.title')}>
      {children}
      <Button size="sm" variant="default" leftSection={<IconRefresh size={20} aria-hidden />} onClick={retry}>
        {t('kit.tryAgain')}
      </Button>
    </Notice>
  )
}
