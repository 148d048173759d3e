import { IconInfoCircle } from '@tabler/icons-react'
import { FocusedAlert } from '../kit/focused-alert.tsx'
import { textOfCode } from '../kit/notify.ts'

/** Tells a reader at log-in that the server ended their session. */
export const SessionEnded = () => (
  <FocusedAlert role="alert" color="straw" icon={<IconInfoCircle size={20} aria-hidden />}>
    {textOfCode('invalid_token')}
  </FocusedAlert>
)
