import { Paper, UnstyledButton } from '@mantine/core'
import {
  IconCalendarDown,
  IconCalendarPlus,
  IconChevronRight,
  IconDownload,
  IconRefresh,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OwnBooking } from '#shared/bookings/own-calls.ts'
import { useThisMarket } from '../../markets/market.ts'
import { saveCalendarFile } from '../calendar-file.ts'
import { Act } from './act.tsx'
import { leadsToExtension } from './extend-button.tsx'
import styles from './own.module.css'
import { Receipts } from './receipts.tsx'
import { useAgain } from './use-again.ts'
import { useExtendWords } from './use-words.ts'

const Again = ({ booking }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const again = useAgain()
  if (!booking.can.again.isPossible)
    return (
      <div className={styles.act} data-off>
        <Act icon={IconRefresh} title={t('rental.again')} text={t('rental.againOff')} />
      </div>
    )
  return (
    <UnstyledButton className={styles.act} onClick={() => void again(booking)}>
      <Act icon={IconRefresh} end={IconChevronRight} title={t('rental.again')} text={t('rental.againText')} />
    </UnstyledButton>
  )
}

/** What can be done with a booking now. What cannot be done stays in its place and says why. */
export const Acts = ({ booking }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const extendWords = useExtendWords()
  const { id, shelf, when } = booking
  const dated = { ...booking, bookingRequest: id, shelfName: shelf.name }
  return (
    <Paper withBorder px="lg" py="xs" component="section" aria-label={t('rental.canDo')}>
      <ul className={styles.acts}>
        {!leadsToExtension(booking) && (
          <li>
            <div className={styles.act} data-off>
              <Act icon={IconCalendarPlus} title={t('rental.extend')} text={extendWords(booking)} />
            </div>
          </li>
        )}
        {when !== 'past' && (
          <li>
            <UnstyledButton className={styles.act} onClick={() => void saveCalendarFile(market, [dated])}>
              <Act
                icon={IconCalendarDown}
                end={IconDownload}
                title={t('rental.toCalendar')}
                text={t('rental.toCalendarText')}
              />
            </UnstyledButton>
          </li>
        )}
        <Receipts booking={id} />
        <li>
          <Again booking={booking} />
        </li>
      </ul>
    </Paper>
  )
}
