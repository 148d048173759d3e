import { Alert, Stack } from '@mantine/core'
import { type Icon, IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'

interface NoticeProps {
  color?: 'straw' | 'berry' | 'shelf'
  icon?: Icon
  /** alert: read out at once · status: read out when there is time · note: part of the page from the start. */
  role?: 'alert' | 'status' | 'note'
  title?: string
  /** Set when the notice replaces what had the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** A box with a mark that says what happened, what it means, and what to do now. */
export const Notice = ({
  color = 'straw',
  icon: Mark = IconAlertTriangle,
  role = 'alert',
  title,
  takesFocus = false,
  children,
}: NoticeProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <Alert
      ref={box}
      tabIndex={takesFocus ? -1 : undefined}
      color={color}
      role={role}
      icon={<Mark size={20} aria-hidden />}
      title={title}
    >
      <Stack gap="sm" align="flex-start">
        {children}
      </Stack>
    </Alert>
  )
}
