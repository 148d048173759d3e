/** Shown in place of a screen that threw, or whose code could not be loaded. */
import { Button, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { Main, PageTitle, StepTitle } from './page.tsx'

const Broken = () => {
  const { t } = useTranslation()
  return (
    <Stack gap="md" align="flex-start" role="alert">
      <PageTitle>{t('kit.couldNotLoad')}</PageTitle>
      <StepTitle>{t('kit.couldNotLoad')}</StepTitle>
      <Text>{t('kit.broken')}</Text>
      <Button
        leftSection={<IconRefresh size={20} aria-hidden />}
        // The browser does not fetch a failed module again without a reload.
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

/** Catches the errors of a screen. `isPage`: the screen is the whole page, so the fallback needs its own main part. */
export const Guarded = ({ isPage = false, children }: { isPage?: boolean; children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={isPage ? BrokenPage : Broken}>{children}</ErrorBoundary>
)
