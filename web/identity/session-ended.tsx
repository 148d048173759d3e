import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { textOfCode } from '../kit/notify.ts'

/** Told at the door to someone whose session has ended by itself. It takes the focus: this is why one is here. */
export const SessionEnded = () => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tabIndex={-1} role="alert" color="straw" icon={<IconInfoCircle size={20} aria-hidden />}>
      {textOfCode('invalid_token')}
    </Alert>
  )
}
