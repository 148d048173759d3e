import { useMediaQuery } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.css'
import { NOTIFICATION_MS } from './notify.ts'

/** Where the short messages appear. What was said before this was loaded is said then. */
const Messages = () => {
  const isNarrow = useMediaQuery('(max-width: 499px)', undefined, { getInitialValueInEffect: false })
  return (
    <Notifications position="top-center" autoClose={NOTIFICATION_MS} containerWidth={isNarrow ? 300 : 500} />
  )
}

export default Messages
