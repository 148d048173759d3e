import { reasons } from '../kit/reasons.ts'

export const feedRefusals = reasons({
  instagram_refused: 'conflict',
  instagram_unavailable: 'busy',
})
