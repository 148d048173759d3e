import type { ReactNode } from 'react'
import { Form } from './form.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import type { RouteForm } from './use-route-form.ts'

/** A form that is not left by accident: for what takes longer to type than a name and a password. */
export const GuardedForm = ({ form, children }: { form: RouteForm; children: ReactNode }) => {
  useLeaveGuard(form.isChanged)
  return <Form form={form}>{children}</Form>
}
