import { useMediaQuery } from '@mantine/hooks'
import { type NotificationData, Notifications, notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.css'
import { useSyncExternalStore } from 'react'

const SHOWN_MS = 7000

export const show = (message: NotificationData): void => {
  notifications.show(message)
}

let clearings = 0
const listeners = new Set<() => void>()
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** At once: one that still fades out would be read as what became of the next act. */
export const clearNotifications = (): void => {
  notifications.clean()
  clearings += 1
  for (const listener of [...listeners]) listener()
}

/** Shows the notifications, also those that were created before it mounted. */
export const Messages = () => {
  const key = useSyncExternalStore(listen, () => clearings)
  const isNarrow = useMediaQuery('(max-width: 499px)', undefined, { getInitialValueInEffect: false })
  return (
    <Notifications
      key={key}
      position="top-center"
      autoClose={SHOWN_MS}
      containerWidth={isNarrow ? 300 : 500}
    />
  )
}
