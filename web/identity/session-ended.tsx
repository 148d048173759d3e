import { IconInfoCircle } from '@tabler/icons-react'
import { FocusedAlert } from '../kit/focused-alert.tsx'
import { textOfCode } from '../kit/notify.ts'

/** Told at the door to someone whose session has ended by itself. */
export const SessionEnded = () => (
  <FocusedAlert role="alert" color="straw" icon={<IconInfoCircle size={20} aria-hidden />}>
    {textOfCode('invalid_token')}
  </FocusedAlert>
)
