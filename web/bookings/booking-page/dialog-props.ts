import type { StaffsRequest } from '../request/use-request.ts'

export interface BookingDialogProps {
  request: StaffsRequest
  /** Fetches again what the page shows of the booking. */
  onDone: () => unknown
  onClose: () => void
}
