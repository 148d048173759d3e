import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { later } from '../later.tsx'
import { ErrorSummary } from './error-summary.tsx'
import styles from './form.module.css'
import type { RouteForm } from './use-route-form.ts'

export const ConflictChoice = later(
  ['form'],
  async () => (await import('./conflict-choice.tsx')).ConflictChoice,
)

/**
 * The fields of a form, with what is wrong above them. While the reader chooses between them and what another has
 * changed meanwhile, that is the one thing to do.
 */
export const Form = ({ form, children }: { form: RouteForm; children: ReactNode }) => (
  <form noValidate onSubmit={event => void form.submit(event)}>
    <Stack gap="md">
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      {form.conflict && (
        <ConflictChoice
          key={form.attempt}
          conflict={form.conflict}
          labelOf={form.labelOf}
          nameOf={form.nameOf}
          onChosen={form.resolve}
        />
      )}
      <fieldset className={styles.fields} disabled={form.conflict !== undefined}>
        {children}
      </fieldset>
    </Stack>
  </form>
)
