import { type ComponentType, lazy, Suspense } from 'react'
import { wantTexts } from '../i18n/language.ts'
import { Guarded } from './broken.tsx'
import { PageSkeleton } from './states.tsx'

/**
 * A screen whose code and texts are fetched when it is shown; until then its shape stands in. `domains` are those
 * whose texts it shows beyond what is loaded where it is shown.
 */
export const later = <Props extends object>(
  domains: readonly string[],
  load: () => Promise<ComponentType<Props>>,
) => {
  const Screen = lazy(async () => {
    const [screen] = await Promise.all([load(), wantTexts(domains)])
    return { default: screen }
  })
  return (props: Props) => (
    <Guarded>
      <Suspense fallback={<PageSkeleton />}>
        <Screen {...props} />
      </Suspense>
    </Guarded>
  )
}
