/** The shell of every entry: theme, texts, notifications, loader, and how SWR fetches. */
import './styles.ts'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { startLanguage } from '../i18n/language.ts'
import { whenOnline } from './calls/when-online.ts'
import { dialogs } from './dialog/confirm.ts'
import { asFailure, isPassing } from './failure.ts'
import { watchTab } from './focus.ts'
import { Guarded } from './frame/broken.tsx'
import { keepScroll } from './frame/keep-scroll.ts'
import { Unreachable } from './frame/unreachable.tsx'
import { giveFocusBack, LoaderOverlay, useLoader } from './loader.tsx'
import { messages } from './notify.ts'
import { theme, variables } from './theme.ts'
import { useIdle } from './use-idle.ts'

const FETCHING = {
  revalidateOnFocus: false,
  shouldRetryOnError: (thrown: unknown) => isPassing(asFailure(thrown)),
  errorRetryCount: 2,
  errorRetryInterval: 2000,
}

/** Load the code of notifications and dialogs after this time: when one is needed, the network may be down. */
const PREFETCH_MS = 3000

const MessagesWhenLoaded = () => {
  const loaded = messages.use()
  const isIdle = useIdle(true, PREFETCH_MS)
  useEffect(() => {
    if (isIdle) for (const part of [messages, dialogs]) whenOnline(part.load)
  }, [isIdle])
  return loaded && <loaded.Messages />
}

const DialogsWhenLoaded = () => {
  const loaded = dialogs.use()
  return loaded && <loaded.Dialogs />
}

/** The screens. While the loader's overlay is shown, the keyboard cannot reach them either. */
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

const Styled = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme="light">
    {children}
  </MantineProvider>
)

/** An entry's routes with all that surrounds them. Its texts have loaded. */
export const App = ({ routes }: { routes: ReactNode }) => (
  <Styled>
    <SWRConfig value={FETCHING}>
      <MessagesWhenLoaded />
      <Screens>
        <Guarded isPage>{routes}</Guarded>
      </Screens>
      <DialogsWhenLoaded />
      <LoaderOverlay />
    </SWRConfig>
  </Styled>
)

const NoApp = () => (
  <Styled>
    <Unreachable />
  </Styled>
)

/** React rendered again, and it worked: a screen's code could not be loaded at first, and came with the second try. */
const stayQuiet = () => undefined

/** Renders an entry's routes in the page. `domains` are those whose texts the first screen shows. */
export const start = async (routes: ReactNode, domains: readonly string[]): Promise<void> => {
  const root = document.getElementById('root')
  if (!root) return
  const hasTexts = await startLanguage(domains).then(
    () => true,
    () => false,
  )
  // The browser uses the first title in the document. The page's own is last, so that a screen's title wins.
  const ownTitle = document.querySelector('title')
  if (ownTitle) document.body.append(ownTitle)
  const page = <StrictMode>{hasTexts ? <App routes={routes} /> : <NoApp />}</StrictMode>
  keepScroll()
  watchTab()
  // In a transition React renders in small pieces, so a slow phone can scroll what the document shows meanwhile.
  startTransition(() => createRoot(root, { onRecoverableError: stayQuiet }).render(page))
}
