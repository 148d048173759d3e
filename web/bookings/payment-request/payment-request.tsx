/** Staff ask for the money of a booking by mail, and see what came of it: in the calendar's sheet and on its page. */
import { Button, Stack } from '@mantine/core'
import { IconCash, IconMailOff, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../../kit/later.tsx'
import { type Asked, canAsk, isOut, stateOf } from './asked.ts'
import { AskedWords } from './asked-words.tsx'
import styles from './payment-request.module.css'
import { useActs } from './use-acts.tsx'

const SendDialog = later(['markets'], async () => (await import('./send-dialog.tsx')).SendDialog)

interface PaymentRequestProps {
  asked: Asked
  /** The screen shows already how it stands. */
  isBesideWords?: boolean
  /** Fetches the booking again. */
  onChanged: () => unknown
}

export const PaymentRequest = ({ asked, isBesideWords = false, onChanged }: PaymentRequestProps) => {
  const { t } = useTranslation()
  const { settle, withdraw } = useActs(asked, onChanged)
  const [isSending, setIsSending] = useState(false)
  const state = stateOf(asked)
  // An open dialog stays: it says itself what became of the booking.
  if (!isSending && !canAsk(state) && (isBesideWords || state === 'none')) return null
  const common = { size: 'sm', variant: 'default' } as const
  return (
    <Stack gap="xs">
      {!isBesideWords && <AskedWords asked={asked} />}
      <div className={styles.buttons}>
        {canAsk(state) && (
          <Button
            {...common}
            leftSection={<IconSend size={18} aria-hidden />}
            onClick={() => setIsSending(true)}
          >
            {isOut(state)
              ? t('staff-bookings.sendAgain')
              : state === 'open'
                ? t('staff-bookings.send')
                : t('staff-bookings.sendNew')}
          </Button>
        )}
        {isOut(state) && (
          <>
            <Button
              {...common}
              leftSection={<IconCash size={18} aria-hidden />}
              onClick={() => void settle()}
            >
              {t('staff-bookings.settle')}
            </Button>
            <Button
              {...common}
              variant="subtle"
              color="berry"
              leftSection={<IconMailOff size={18} aria-hidden />}
              onClick={() => void withdraw()}
            >
              {t('staff-bookings.withdraw')}
            </Button>
          </>
        )}
      </div>
      {isSending && (
        <SendDialog instead={null} asked={asked} onChanged={onChanged} onClose={() => setIsSending(false)} />
      )}
    </Stack>
  )
}
