import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { wantTexts } from '../i18n/language.ts'
import { fetchAhead } from './calls/fetch-code.ts'
import { whenOnline } from './calls/when-online.ts'
import { rescueFocus } from './focus.ts'
import { Guarded } from './frame/broken.tsx'
import { PageSkeleton } from './states.tsx'

interface LaterProps {
  /** For a part of a screen: what stands there until it has loaded, and when it cannot be loaded. */
  instead?: ReactNode
}

/** When what stands in for a part gives way to it, the field with the same id takes over the focus. */
const Instead = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(
    () => () => {
      const id = document.activeElement?.id
      if (id) rescueFocus(() => document.getElementById(id))
    },
    [],
  )
  return children
}

/** What a screen that comes later lets be done ahead. */
export interface FetchedAhead {
  fetchFiles: () => void
  prefetch: () => void
}

/**
 * A screen whose code and texts load when it is shown. Shows a skeleton until then. `domains` are those whose texts it
 * needs and its surroundings have not loaded. `prefetch` loads them ahead, for the step that probably comes next;
 * `fetchFiles` has the browser fetch them and runs nothing.
 */
export const later = <Props extends object>(
  domains: readonly string[],
  load: () => Promise<ComponentType<Props>>,
) => {
  let ready: ComponentType<Props> | undefined
  const fetchAll = async () => {
    const [screen] = await Promise.all([load(), wantTexts(domains)])
    ready = screen
    return { default: screen }
  }
  // React keeps a failure, so the next try needs a new component.
  const untried = () =>
    lazy(() =>
      fetchAll().catch(thrown => {
        Lazy = untried()
        throw thrown
      }),
    )
  let Lazy = untried()
  // A screen that was prefetched shows at once. React would show the skeleton first.
  const screenNow = () => ready ?? Lazy
  const Later = ({ instead, ...props }: Props & LaterProps) => {
    const [Screen, setScreen] = useState(screenNow)
    return (
      <Guarded instead={instead} onRetry={() => setScreen(screenNow)}>
        <Suspense fallback={instead === undefined ? <PageSkeleton /> : <Instead>{instead}</Instead>}>
          <Screen {...(props as Props)} />
        </Suspense>
      </Guarded>
    )
  }
  return Object.assign(Later, {
    prefetch: () => whenOnline(fetchAll),
    fetchFiles: () => fetchAhead(fetchAll),
  })
}
