import { Group, Paper, Stack, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

export interface CardProps {
  title?: string
  /** A mark at the right of the title. */
  mark?: ReactNode
  children: ReactNode
}

/** A part of a screen, with its own title. */
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
