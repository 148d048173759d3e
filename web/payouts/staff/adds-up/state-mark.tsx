import { IconAlertCircleFilled, IconCircleCheckFilled, IconInfoCircle } from '@tabler/icons-react'
import type { StepState } from '#shared/payouts/adds-up.ts'
import { type StatusLook, StatusMark } from '../../../kit/status-mark.tsx'

const LOOKS: Record<StepState, StatusLook> = {
  agrees: { icon: IconCircleCheckFilled, tone: 'good' },
  explained: { icon: IconInfoCircle, tone: 'quiet' },
  differs: { icon: IconAlertCircleFilled, tone: 'bad' },
}

/** Says by a mark and a word whether something adds up. */
export const StateMark = ({ of, children }: { of: StepState; children: string }) => (
  <StatusMark {...LOOKS[of]}>{children}</StatusMark>
)
