import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Card, type CardProps } from '../../kit/card.tsx'
import { GuardedForm } from '../../kit/form/guarded-form.tsx'
import type { RouteForm } from '../../kit/form/use-route-form.ts'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { UnsavedForms, useUnsaved } from './unsaved.tsx'

/** One section: its name, what it is about, its cards, and the bar that saves them. */
export const Section = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <Stack gap="md">
    <PageTitle>{title}</PageTitle>
    <div>
      <StepTitle>{title}</StepTitle>
      {lead && <Text c="dimmed">{lead}</Text>}
    </div>
    <UnsavedForms>{children}</UnsavedForms>
  </Stack>
)

interface FormCardProps extends CardProps {
  form: RouteForm & {
    /** The reader's role may change none of its fields. */
    isHidden?: boolean
  }
  /** The name under which this tab keeps what is typed: the section, and the card where it has several. */
  draft: string
}

/** A card that is one form. The section's bar saves it, and so does Enter in one of its fields. */
export const FormCard = ({ form, draft, children, ...card }: FormCardProps) => {
  useUnsaved(form, card.title ?? '')
  if (form.isHidden) return null
  return (
    <Card {...card}>
      <GuardedForm form={form} draft={`settings ${draft}`} isDiscardedElsewhere>
        {children}
        <button type="submit" hidden />
      </GuardedForm>
    </Card>
  )
}
