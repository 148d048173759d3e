import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { wantTexts } from '../i18n/language.ts'
import { Guarded } from './broken.tsx'
import { PageSkeleton } from './states.tsx'

interface LaterProps {
  /** For a part of a screen: what stands there until it has loaded, and when it cannot be loaded. */
  instead?: ReactNode
}

/**
 * A screen whose code and texts load when it is shown. Shows a skeleton until then. `domains` are those whose texts it
 * needs and its surroundings have not loaded. `prefetch` loads them ahead, for the step that probably comes next.
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
  const Lazy = lazy(fetchAll)
  const Later = ({ instead, ...props }: Props & LaterProps) => {
    // A screen that was prefetched shows at once. React would show the skeleton first.
    const [Screen] = useState(() => ready ?? Lazy)
    const screen = (
      <Suspense fallback={instead === undefined ? <PageSkeleton /> : instead}>
        <Screen {...(props as Props)} />
      </Suspense>
    )
    if (instead === undefined) return <Guarded>{screen}</Guarded>
    return <ErrorBoundary fallback={instead}>{screen}</ErrorBoundary>
  }
  return Object.assign(Later, { prefetch: () => void fetchAll().catch(() => undefined) })
}
