import { useMediaQuery } from '@mantine/hooks'
import { type NotificationData, Notifications, notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.css'

const SHOWN_MS = 7000

export const show = (message: NotificationData): void => {
  notifications.show(message)
}

export const clearNotifications = (): void => notifications.clean()

/** Shows the notifications, also those that were created before it mounted. */
export const Messages = () => {
  const isNarrow = useMediaQuery('(max-width: 499px)', undefined, { getInitialValueInEffect: false })
  return <Notifications position="top-center" autoClose={SHOWN_MS} containerWidth={isNarrow ? 300 : 500} />
}
