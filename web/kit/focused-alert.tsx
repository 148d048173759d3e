import { Alert, type AlertProps } from '@mantine/core'
import { useEffect, useRef } from 'react'

/** Takes the focus when it appears: it is why the screen is not what it was. */
export const FocusedAlert = (props: AlertProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return <Alert ref={box} tabIndex={-1} {...props} />
}
