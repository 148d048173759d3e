/** Shown in place of a screen that threw, or whose code could not be loaded. */
import { Button, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { useWhenOnline } from '../calls/when-online.ts'
import { CallFailure, complaints, isPassing } from '../failure.ts'
import { textOfCode } from '../notify.ts'
import { Main, PageTitle, StepTitle } from '../page.tsx'

/** `retry`: when a new try may help. Otherwise the page is reloaded. */
const Broken = ({ text, retry }: { text: string; retry?: () => void }) => {
  const { t } = useTranslation()
  return (
    <Stack gap="md" align="flex-start" role="alert">
      <PageTitle>{t('kit.couldNotLoad')}</PageTitle>
      <StepTitle>{t('kit.couldNotLoad')}</StepTitle>
      <Text>{text}</Text>
      <Button
        leftSection={<IconRefresh size={20} aria-hidden />}
        onClick={retry ?? (() => window.location.reload())}
      >
        {retry ? t('kit.tryAgain') : t('kit.reload')}
      </Button>
    </Stack>
  )
}

interface GuardedProps {
  /** The screen is the whole page, so what replaces it needs a main part of its own. */
  isPage?: boolean
  /** For a part of a screen: what stands there instead. */
  instead?: ReactNode
  /** Called before the screen is tried again. */
  onRetry?: () => void
  children: ReactNode
}

interface FallbackProps extends GuardedProps {
  error: unknown
  retry: () => void
}

/** When the code did not come, a new try may help: on the press, and as soon as there is a network again. */
const Fallback = ({ error, retry, isPage, instead }: FallbackProps) => {
  const failure = error instanceof CallFailure && isPassing(error) ? error : undefined
  useWhenOnline(failure && retry)
  const { t } = useTranslation()
  if (instead !== undefined) return instead
  const broken = failure ? (
    <Broken
      text={complaints(failure)
        .map(({ code }) => textOfCode(code))
        .join(' ')}
      retry={retry}
    />
  ) : (
    <Broken text={t('kit.broken')} />
  )
  return isPage ? <Main>{broken}</Main> : broken
}

/** Catches the errors of a screen. */
export const Guarded = (props: GuardedProps) => (
  <ErrorBoundary
    onReset={props.onRetry}
    fallbackRender={({ error, resetErrorBoundary }) => (
      <Fallback {...props} error={error} retry={resetErrorBoundary} />
    )}
  >
    {props.children}
  </ErrorBoundary>
)
