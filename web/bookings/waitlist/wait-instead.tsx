import { Button } from '@mantine/core'
import { IconClockPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../../kit/later.tsx'
import type { Choice } from '../choice/choice.ts'
import { useArrival, useWizard } from '../choice/wizard-context.ts'

const JoinWaitlist = later(
  ['form', 'list', 'waitlist'],
  async () => (await import('./join-waitlist.tsx')).JoinWaitlist,
)

interface WaitInsteadProps {
  chosen: Choice
  /** No day is free: the form is open from the start. */
  isFull?: boolean
}

/** Waiting for a day that is taken; nothing where the market has no waitlist, or a reservation is changed. */
export const WaitInstead = ({ chosen, isFull = false }: WaitInsteadProps) => {
  const { t } = useTranslation()
  const { market } = useWizard()
  const { isEdit } = useArrival()
  const [isOpen, setIsOpen] = useState(isFull)
  if (!market.waitlistEnabled || !chosen.price || isEdit) return null
  if (isOpen) return <JoinWaitlist chosen={chosen} isFull={isFull} />
  if (chosen.dateStart) return null
  return (
    <div>
      <Button
        variant="subtle"
        leftSection={<IconClockPlus size={20} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('bookings.waitInstead')}
      </Button>
    </div>
  )
}
