import { useTranslation } from 'react-i18next'
import { ownEscape } from '../../../kit/dialog/own-escape.ts'
import { later } from '../../../kit/later.tsx'
import { PaymentRequest } from '../../payment-request/payment-request.tsx'
import { ofShelfBooking } from '../../payment-request/state.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import styles from './sheet.module.css'
import { Sheet } from './sheet.tsx'
import type { ScreenState } from './use-screen.ts'

const PhoneSheet = later([], async () => (await import('./phone-sheet.tsx')).PhoneSheet)

/** The booking that is open: beside the plan at a desk, over it on a phone. */
export const OpenSheet = ({
  screen: { isPhone, isPlan, isByKey, moves, lands, move, closeSheet },
}: {
  screen: ScreenState
}) => {
  const { t } = useTranslation()
  const { booking } = useCalendar().address
  const sheet = booking && (
    <Sheet
      key={booking}
      id={booking}
      moves={moves}
      lands={lands}
      onMove={isPlan ? move : undefined}
      onClose={closeSheet}
      isDocked={!isPhone}
      takesFocus={isByKey}
      more={shown => <PaymentRequest asked={ofShelfBooking(shown)} onChanged={moves.refresh} />}
    />
  )
  if (isPhone)
    return (
      <PhoneSheet instead={null} onClose={closeSheet}>
        {sheet}
      </PhoneSheet>
    )
  return (
    sheet && (
      <aside
        className={`${styles.sheet} ${styles.docked}`}
        aria-label={t('calendar.sheetLabel')}
        onKeyDown={ownEscape(closeSheet)}
      >
        {sheet}
      </aside>
    )
  )
}
