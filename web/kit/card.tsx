import { Group, Paper, Stack, Title } from '@mantine/core'
import { type ReactNode, type Ref, useId } from 'react'

export interface CardProps {
  /** Of the heading, where an address or a test names it. Unique on the page. */
  id?: string
  title?: string
  /** Of a heading that takes the focus. */
  headingRef?: Ref<HTMLHeadingElement>
  /** `h3`: the screen has many cards. */
  size?: 'h3'
  /** A mark at the right of the title. */
  mark?: ReactNode
  children: ReactNode
}

/** A part of a screen, with its own title. */
export const Card = ({ id, title, headingRef, size, mark, children }: CardProps) => {
  const ownId = useId()
  const headingId = id ?? ownId
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={title ? headingId : undefined}>
      <Stack gap="md">
        {title && (
          <Group justify="space-between">
            <Title
              order={2}
              id={headingId}
              {...(headingRef && { ref: headingRef, tabIndex: -1 })}
              {...(size && { size })}
            >
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
