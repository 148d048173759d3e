import { IconInfoCircle } from '@tabler/icons-react'
import { Notice } from '../kit/notice.tsx'
import { textOfCode } from '../kit/notify.ts'
import { whyEnded } from '../kit/session.ts'

/** Tells a reader at log-in why the server ended their session. */
export const SessionEnded = () => (
  <Notice icon={IconInfoCircle} takesFocus>
    {textOfCode(whyEnded())}
  </Notice>
)
