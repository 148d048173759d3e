import { IconInfoCircle } from '@tabler/icons-react'
import { Notice } from '../kit/notice.tsx'
import { textOfCode } from '../kit/notify.ts'

/** Tells a reader at log-in that the server ended their session. */
export const SessionEnded = () => (
  <Notice icon={IconInfoCircle} takesFocus>
    {textOfCode('invalid_token')}
  </Notice>
)
