import { later } from '../../kit/later.tsx'

/** The dialog loads when it is opened first. */
export const RefundedByHandDialog = later(
  [],
  async () => (await import('./refunded-by-hand-dialog.tsx')).RefundedByHandDialog,
)
