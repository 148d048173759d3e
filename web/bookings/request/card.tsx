import { Paper, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A part of the page under a heading of its own. `id` is unique on the page. */
export const Card = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Paper withBorder p="lg" component="section" aria-labelledby={id}>
    <Stack gap="md">
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  </Paper>
)
