import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GuardedForm } from '../../kit/form/guarded-form.tsx'
import type { RouteForm } from '../../kit/form/use-route-form.ts'
import { PageTitle, StepTitle } from '../../kit/page.tsx'

/** One section: its name, what it is about, and its cards. */
export const Section = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <Stack gap="md">
    <PageTitle>{title}</PageTitle>
    <div>
      <StepTitle>{title}</StepTitle>
      {lead && <Text c="dimmed">{lead}</Text>}
    </div>
    {children}
  </Stack>
)

interface CardProps {
  title?: string
  /** A mark at the right of the title. */
  mark?: ReactNode
  children: ReactNode
}

export const Card = ({ title, mark, children }: CardProps) => {
  const id = useId()
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={title ? id : undefined}>
      <Stack gap="md">
        {title && (
          <Group justify="space-between">
            <Title order={2} id={id}>
              {title}
            </Title>
            {mark}
          </Group>
        )}
        {children}
      </Stack>
    </Paper>
  )
}

/** A card that is one form, with its button. */
export const FormCard = ({ form, children, ...card }: CardProps & { form: RouteForm }) => {
  const { t } = useTranslation()
  return (
    <Card {...card}>
      <GuardedForm form={form}>
        {children}
        <Group>
          <Button type="submit" leftSection={<IconDeviceFloppy size={20} aria-hidden />}>
            {t('setup.save')}
          </Button>
        </Group>
      </GuardedForm>
    </Card>
  )
}
