/** Staff ask for the money of a booking by mail, and see what came of it: in the calendar's sheet and on its page. */
import { Button, Stack } from '@mantine/core'
import { IconCash, IconMailOff, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../kit/card.tsx'
import { later } from '../../kit/later.tsx'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { useMayDo } from '../../kit/rights/may.ts'
import styles from './payment-request.module.css'
import { type Asked, canAsk, isOut, stateOf } from './state.ts'
import { AskedWords } from './state-words.tsx'
import { useActs } from './use-acts.tsx'

const SendDialog = later(['markets'], async () => (await import('./send-dialog.tsx')).SendDialog)

interface PaymentRequestProps {
  asked: Asked
  /** In a card of its own, which says how it stands. The calendar's sheet says so already. */
  isCard?: boolean
  /** Fetches the booking again. */
  onChanged: () => unknown
}

export const PaymentRequest = ({ asked, isCard = false, onChanged }: PaymentRequestProps) => {
  const { t } = useTranslation()
  const { settle, withdraw } = useActs(asked, onChanged)
  const [isSending, setIsSending] = useState(false)
  const state = stateOf(asked)
  const may = useMayDo()('serve')
  const isShown = (may && canAsk(state)) || (isCard && state !== 'none')
  // An open dialog stays: it says itself what became of the booking.
  if (!isShown && !isSending) return null
  const common = { size: 'sm', variant: 'default' } as const
  const parts = (
    <Stack gap="xs">
      {isCard && <AskedWords asked={asked} />}
      <IfMay right="serve">
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
      </IfMay>
      {isSending && (
        <SendDialog instead={null} asked={asked} onChanged={onChanged} onClose={() => setIsSending(false)} />
      )}
    </Stack>
  )
  if (!isCard) return parts
  return (
    <Card size="h3" id="asked" title={t('staff-bookings.link')}>
      {parts}
    </Card>
  )
}
