import type { ReactNode } from 'react'
import { Failed, PageSkeleton } from './states.tsx'
import type { Fetched } from './use-route.ts'

type Loaded<Parts> = { [Name in keyof Parts]: Parts[Name] extends Fetched<infer T> ? T : never }

interface WhenLoadedProps<Parts> {
  /** What the content is made of, by name. */
  of: Parts
  /** The shape of what comes. */
  skeleton?: ReactNode
  /** Replaces the content when the data holds nothing to show; returns false when it does. */
  empty?: (data: Loaded<Parts>) => ReactNode
  children: (data: Loaded<Parts>) => ReactNode
}

const isLoaded = <Parts extends Record<string, Fetched<unknown>>>(
  data: Record<string, unknown>,
): data is Loaded<Parts> & Record<string, unknown> => Object.values(data).every(value => value !== undefined)

/** The shape of the data while it is on its way, why it did not come, that there is none, or its content. */
export const WhenLoaded = <Parts extends Record<string, Fetched<unknown>>>({
  of: parts,
  skeleton = <PageSkeleton />,
  empty,
  children,
}: WhenLoadedProps<Parts>) => {
  const missing = Object.values(parts).filter(({ data }) => data === undefined)
  const failed = missing.find(({ failure }) => failure)
  if (failed)
    return (
      <Failed failure={failed.failure} retry={() => void Promise.all(missing.map(({ retry }) => retry()))} />
    )
  const data = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.data]))
  if (!isLoaded<Parts>(data)) return skeleton
  return empty?.(data) || children(data)
}
