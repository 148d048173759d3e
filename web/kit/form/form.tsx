import { Stack } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import type { RouteForm } from './use-route-form.ts'

const ConflictChoice = lazy(async () => ({
  default: (await import('./conflict-choice.tsx')).ConflictChoice,
}))

/** The fields of a form, with what is wrong above them, and what another has changed meanwhile. */
export const Form = ({ form, children }: { form: RouteForm; children: ReactNode }) => (
  <form noValidate onSubmit={event => void form.submit(event)}>
    <Stack gap="md">
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      {form.conflict && (
        <Suspense fallback={null}>
          <ConflictChoice conflict={form.conflict} labelOf={form.labelOf} onSettled={form.settle} />
        </Suspense>
      )}
      {children}
    </Stack>
  </form>
)
