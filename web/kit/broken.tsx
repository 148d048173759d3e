/** Stands where a screen fails to be shown: its code did not come, or it broke. */
import { Button, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { Main, StepTitle } from './page.tsx'

const Broken = () => {
  const { t } = useTranslation()
  return (
    <Stack gap="md" align="flex-start" role="alert">
      <StepTitle>{t('kit.couldNotLoad')}</StepTitle>
      <Text>{t('kit.broken')}</Text>
      <Button
        leftSection={<IconRefresh size={20} aria-hidden />}
        // Code that did not come once is not asked for again without a reload.
        onClick={() => window.location.reload()}
      >
        {t('kit.reload')}
      </Button>
    </Stack>
  )
}

const BrokenPage = () => (
  <Main>
    <Broken />
  </Main>
)

/** Around a screen; `isPage` when nothing stands around it that would still be there. */
export const Guarded = ({ isPage = false, children }: { isPage?: boolean; children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={isPage ? BrokenPage : Broken}>{children}</ErrorBoundary>
)
