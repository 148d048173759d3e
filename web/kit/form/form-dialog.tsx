/** A dialog with one form. Enter in a field saves it, Escape closes it while nothing is typed. */
import { Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Route } from '#shared/kit/contract.ts'
import { DialogButtons, DialogFrame } from '../dialog/dialog-frame.tsx'
import type { Typed } from './conflict.ts'
import { Form } from './form.tsx'
import { type RouteForm, type RouteFormOptions, useRouteForm } from './use-route-form.ts'

interface DialogFormOptions<R extends Route, T extends Typed, Present>
  extends Omit<RouteFormOptions<R, T>, 'changed' | 'onDone'> {
  /**
   * The notice of what another has changed while the dialog was open, where its fields do not hold that. What was typed
   * stays, and the reader saves again over the present thing.
   */
  changed?: (present: Present) => ReactNode
  onClose: () => void
}

/** The form of a dialog: it is about what was there when the dialog opened, also when the screen below fetches it again. */
export const useDialogForm = <R extends Route, T extends Typed, Present = unknown>({
  changed,
  version,
  ...options
}: DialogFormOptions<R, T, Present>) => {
  const [opened] = useState(version)
  const [notice, setNotice] = useState<ReactNode>()
  const form = useRouteForm<R, T>({
    ...options,
    ...(opened === undefined ? {} : { version: opened }),
    ...(changed && {
      changed: present => setNotice(changed(present as Present)),
    }),
    onDone: options.onClose,
  } as RouteFormOptions<R, T>)
  return { ...form, notice, isChangedMeanwhile: notice !== undefined, onClose: options.onClose }
}

export interface DialogForm extends RouteForm {
  notice: ReactNode
  onClose: () => void
}

interface DialogFieldsProps {
  form: DialogForm
  /** What its button does; without it there is nothing to do but close. */
  save?: string | undefined
  /** Of what cannot be undone. */
  color?: 'berry'
  children: ReactNode
}

/** The form in a dialog whose frame stands already, as while what it is about still loads. */
export const DialogFields = ({ form, save, color, children }: DialogFieldsProps) => (
  <Form form={form}>
    <Stack gap="md">
      {form.notice}
      {children}
      <DialogButtons save={save} color={color} onClose={form.onClose} />
    </Stack>
  </Form>
)

export const FormDialog = ({ title, ...fields }: DialogFieldsProps & { title: string }) => (
  <DialogFrame size="lg" title={title} onClose={fields.form.onClose} isTyped={fields.form.isChanged()}>
    <DialogFields {...fields} />
  </DialogFrame>
)
