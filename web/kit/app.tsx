/** What every entry stands in: theme, texts, notifications, the loader, and how data is fetched. */
import './styles.ts'
import { MantineProvider } from '@mantine/core'
import { lazy, type ReactNode, StrictMode, Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { SWRConfig } from 'swr'
import { startLanguage } from '../i18n/language.ts'
import { Guarded } from './broken.tsx'
import { useDialogs } from './confirm.ts'
import { asFailure, isPassing } from './failure.ts'
import { giveFocusBack, LoaderOverlay, useLoader } from './loader.tsx'
import { loadMessages } from './notify.ts'
import { theme, variables } from './theme.ts'
import { Unreachable } from './unreachable.tsx'
import { useIdle } from './use-idle.ts'

const FETCHING = {
  revalidateOnFocus: false,
  shouldRetryOnError: (thrown: unknown) => isPassing(asFailure(thrown)),
  errorRetryCount: 2,
  errorRetryInterval: 2000,
}

const Messages = lazy(async () => ({ default: (await loadMessages()).Messages }))

/** The place of the short messages: not needed before there is one, but its code is there when the network is not. */
const MessagesWhenIdle = () =>
  useIdle() && (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Messages />
      </Suspense>
    </ErrorBoundary>
  )

const DialogsWhenAsked = () => {
  const Dialogs = useDialogs()
  return Dialogs && <Dialogs />
}

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
    <MessagesWhenIdle />
    <Screens>
      <Guarded isPage>{routes}</Guarded>
    </Screens>
    <DialogsWhenAsked />
    <LoaderOverlay />
  </SWRConfig>
)

/** Shows an entry's routes in the page's root. `domains` are those whose texts the first screen shows. */
export const start = async (routes: ReactNode, domains: readonly string[]): Promise<void> => {
  const root = document.getElementById('root')
  if (!root) return
  const hasTexts = await startLanguage(domains).then(
    () => true,
    () => false,
  )
  // Each screen brings its own title; the browser would show the first of several.
  document.querySelector('title')?.remove()
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme="light">
        {hasTexts ? <Whole routes={routes} /> : <Unreachable />}
      </MantineProvider>
    </StrictMode>,
  )
}
