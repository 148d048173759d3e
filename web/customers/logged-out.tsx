/** Who logged out without a connection, or opens the app so: nothing of an account is here. */
import { Button, Stack, Text } from '@mantine/core'
import { IconRefresh, IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PageFrame } from '../kit/frame/page-frame.tsx'
import { underLoader } from '../kit/loader.tsx'
import { Notice } from '../kit/notice.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'

export const LoggedOut = ({ retry }: { retry: () => Promise<void> }) => {
  const { t } = useTranslation()
  return (
    <PageFrame href="/user#/" width="narrow">
      <Stack gap="lg">
        <PageTitle>{t('offline.loggedOut')}</PageTitle>
        <StepTitle>{t('offline.loggedOut')}</StepTitle>
        <Notice role="status" icon={IconWifiOff} title={t('offline.title')}>
          <Text size="sm">{t('offline.logInLater')}</Text>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconRefresh size={20} aria-hidden />}
            onClick={() => void underLoader(t('kit.loading'), retry)}
          >
            {t('kit.tryAgain')}
          </Button>
        </Notice>
      </Stack>
    </PageFrame>
  )
}
