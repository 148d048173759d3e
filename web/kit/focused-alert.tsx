import { Alert, type AlertProps } from '@mantine/core'
import { useEffect, useRef } from 'react'

/** An alert that takes the focus when it appears, because it explains why the screen has changed. */
export const FocusedAlert = (props: AlertProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return <Alert ref={box} tabIndex={-1} {...props} />
}
