import { reasons } from '../kit/reasons.ts'

export const tillsRefusals = reasons({
  /** Reol talks with the till itself, so a file would book its sales a second time. */
  till_is_connected: 'conflict',
})
