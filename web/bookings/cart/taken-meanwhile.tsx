import { List, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import type { CartEntry } from './cart.ts'

interface TakenMeanwhileProps {
  taken: readonly CartEntry[]
  /** What to do now. */
  advice: string
}

/** Says which shelves of a cart that had run out could not be reserved again. */
export const TakenMeanwhile = ({ taken, advice }: TakenMeanwhileProps) => {
  const { t } = useTranslation()
  const show = useShow()
  return (
    <Notice title={t('bookings.takenTitle')} takesFocus>
      <List size="sm">
        {taken.map(entry => (
          <List.Item key={entry.bookingRequest}>
            {entry.shelfTypeName}, {show.day(entry.dateStart)} – {show.day(entry.dateEnd)}
          </List.Item>
        ))}
      </List>
      <Text size="sm">{advice}</Text>
    </Notice>
  )
}
