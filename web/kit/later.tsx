import { type ComponentType, lazy, Suspense } from 'react'
import { Guarded } from './broken.tsx'
import { PageSkeleton } from './states.tsx'

type Loaded<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A screen whose code is fetched when it is shown; until then its shape stands in. */
export const later = <Props extends object>(load: Loaded<Props>) => {
  const Screen = lazy(load)
  return (props: Props) => (
    <Guarded>
      <Suspense fallback={<PageSkeleton />}>
        <Screen {...props} />
      </Suspense>
    </Guarded>
  )
}
