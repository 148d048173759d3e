import { Button } from '@mantine/core'
import { IconClockPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../../kit/later.tsx'
import type { Choice } from '../choice.ts'
import { useWizard } from '../wizard-context.ts'

const JoinWaitlist = later(
  ['form', 'list', 'waitlist'],
  async () => (await import('./join-waitlist.tsx')).JoinWaitlist,
)

interface WaitInsteadProps {
  chosen: Choice
  /** No day is free: the form is open from the start. */
  isFull?: boolean
}

/** Waiting for a day that is taken; nothing where the market has no waitlist. */
export const WaitInstead = ({ chosen, isFull = false }: WaitInsteadProps) => {
  const { t } = useTranslation()
  const { market } = useWizard()
  const [isOpen, setIsOpen] = useState(isFull)
  if (!market.waitlistEnabled || !chosen.price) return null
  if (isOpen) return <JoinWaitlist chosen={chosen} isFull={isFull} />
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
