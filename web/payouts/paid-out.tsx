import { IconArrowBackUp, IconCircleCheck, IconClock } from '@tabler/icons-react'
import type { PaidOut } from '#shared/payouts/states.ts'
import { type StatusLook, StatusMark } from '../kit/status-mark.tsx'

const LOOKS: Record<PaidOut, StatusLook> = {
  waiting: { icon: IconClock, tone: 'waiting' },
  sent: { icon: IconCircleCheck, tone: 'good' },
  returned: { icon: IconArrowBackUp, tone: 'bad' },
}

/** Shows what became of the money of a settlement, in the words of its reader. */
export const PaidOutMark = ({ state, words }: { state: PaidOut; words: Record<PaidOut, string> }) => (
  <StatusMark {...LOOKS[state]}>{words[state]}</StatusMark>
)
