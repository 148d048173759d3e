import { useState } from 'react'
import { useOneAtATime } from '../../../kit/act/use-one-at-a-time.ts'
import { useSend } from '../../../kit/act/use-send.ts'
import type { Send } from '../../../kit/calls/caller.tsx'
import { returnFocus } from '../../../kit/focus.ts'
import { tellFailure } from '../../../kit/notify.ts'

/** Fetches a file that the server makes while one waits. */
export const useFile = () => {
  const send = useSend()
  const oneAtATime = useOneAtATime()
  const [isMaking, setIsMaking] = useState(false)
  const open = (make: (send: Send) => Promise<{ url: string }>) =>
    oneAtATime(async () => {
      // A button that waits is disabled, and loses the focus.
      const focused = document.activeElement
      setIsMaking(true)
      try {
        window.location.assign((await make(send)).url)
      } catch (thrown) {
        tellFailure(thrown)
      }
      setIsMaking(false)
      returnFocus(focused)
    })
  return { isMaking, open }
}
