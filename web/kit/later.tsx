import { type ComponentType, lazy, Suspense } from 'react'
import { wantTexts } from '../i18n/language.ts'
import { Guarded } from './broken.tsx'
import { PageSkeleton } from './states.tsx'

/**
 * A screen whose code and texts load when it is shown. Shows a skeleton until then. `domains` are those whose texts it
 * needs and its surroundings have not loaded.
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
