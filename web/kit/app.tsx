/** What every entry stands in: theme, texts, notifications, the loader, and how data is fetched. */
import './styles.ts'
import { MantineProvider } from '@mantine/core'
import { lazy, type ReactNode, StrictMode, Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { SWRConfig } from 'swr'
import { startLanguage } from '../i18n/language.ts'
import { Guarded } from './broken.tsx'
import { asFailure, isPassing } from './failure.ts'
import { giveFocusBack, LoaderOverlay, useLoader } from './loader.tsx'
import { theme, variables } from './theme.ts'
import { Unreachable } from './unreachable.tsx'

const FETCHING = {
  revalidateOnFocus: false,
  shouldRetryOnError: (thrown: unknown) => isPassing(asFailure(thrown)),
  errorRetryCount: 2,
  errorRetryInterval: 2000,
}

/** Not needed before the first screen shows. */
const Messages = lazy(() => import('./messages.tsx'))

/** Nothing under the overlay can be reached by keyboard either. */
const Screens = ({ children }: { children: ReactNode }) => {
  const isBusy = useLoader() !== undefined
  useEffect(() => {
    if (!isBusy) giveFocusBack()
  }, [isBusy])
  return (
    <div id="app" inert={isBusy}>
      {children}
    </div>
  )
}

const Whole = ({ routes }: { routes: ReactNode }) => (
  <SWRConfig value={FETCHING}>
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Messages />
      </Suspense>
    </ErrorBoundary>
    <Screens>
      <Guarded isPage>{routes}</Guarded>
    </Screens>
    <LoaderOverlay />
  </SWRConfig>
)

/** Shows an entry's routes in the page's root. */
export const start = async (routes: ReactNode): Promise<void> => {
  const root = document.getElementById('root')
  if (!root) return
  const hasTexts = await startLanguage().then(
    () => true,
    () => false,
  )
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme="light">
        {hasTexts ? <Whole routes={routes} /> : <Unreachable />}
      </MantineProvider>
    </StrictMode>,
  )
}
