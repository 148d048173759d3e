import { Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../kit/notice.tsx'
import type { CartEntry } from '../cart/cart.ts'
import { useArrival } from '../choice/wizard-context.ts'

/** Says which shelves of the cart are others than the visitor had before. */
export const MovedShelves = ({ entries }: { entries: readonly CartEntry[] }) => {
  const { t } = useTranslation()
  const { moved = [] } = useArrival()
  const shown = moved.flatMap(({ bookingRequest, from }) => {
    const to = entries.find(entry => entry.bookingRequest === bookingRequest)?.shelfName
    return to ? [{ from, to }] : []
  })
  if (!shown.length) return null
  return (
    <Notice color="shelf" icon={IconArrowsExchange} role="status">
      {shown.map(({ from, to }) => (
        <Text key={to}>{t('bookings.movedShelf', { from, to })}</Text>
      ))}
    </Notice>
  )
}
