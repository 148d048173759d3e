import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
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
  const fetchAll = () => Promise.all([load(), wantTexts(domains)])
  const Screen = lazy(async () => ({ default: (await fetchAll())[0] }))
  const Later = ({ instead, ...props }: Props & LaterProps) => {
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
