import { type ReactNode, useDeferredValue } from 'react'
import { Failed, PageSkeleton } from './states.tsx'
import type { Fetched } from './use-route.ts'

type Loaded<Parts> = { [Name in keyof Parts]: Parts[Name] extends Fetched<infer T> ? T : never }

interface WhenLoadedProps<Parts> {
  /** The data of the content, by name. */
  of: Parts
  /** Shown while the data loads. */
  skeleton?: ReactNode
  /** Replaces the content when the data is empty; returns false otherwise. */
  empty?: (data: Loaded<Parts>) => ReactNode
  children: (data: Loaded<Parts>) => ReactNode
}

const isLoaded = <Parts extends Record<string, Fetched<unknown>>>(
  data: Record<string, unknown>,
): data is Loaded<Parts> & Record<string, unknown> => Object.values(data).every(value => value !== undefined)

/**
 * Shows data by its state: loading, failed, empty, or its content. Content that arrives renders as a deferred value, so
 * that a slow phone renders it in small pieces.
 */
export const WhenLoaded = <Parts extends Record<string, Fetched<unknown>>>({
  of: parts,
  skeleton = <PageSkeleton />,
  empty,
  children,
}: WhenLoadedProps<Parts>) => {
  const data = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.data]))
  const isShown = useDeferredValue(isLoaded<Parts>(data))
  const missing = Object.values(parts).filter(({ data }) => data === undefined)
  const failed = missing.find(({ failure }) => failure)
  if (failed)
    return (
      <Failed failure={failed.failure} retry={() => void Promise.all(missing.map(({ retry }) => retry()))} />
    )
  if (!isLoaded<Parts>(data) || !isShown) return skeleton
  return empty?.(data) || children(data)
}
