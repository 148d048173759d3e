import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMayDo } from '../../kit/rights/may.ts'
import { useConfirmRequest } from '../request/use-confirm-request.ts'
import type { StaffsRequest } from '../request/use-request.ts'

interface ConfirmRowProps {
  request: StaffsRequest
  /** Fetches again what shows the booking beside the lists of bookings. */
  onDone?: () => unknown
}

/** Agrees to a booking from its row. Nothing for one to which nobody has to agree. */
export const ConfirmRow = ({ request, onDone }: ConfirmRowProps) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const confirm = useConfirmRequest(onDone)
  if (request.status !== 'paid' || !may('serve')) return null
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={t('requests.confirmNamed', { name: request.shelf.name })}
      onClick={() => void confirm(request)}
    >
      {t('requests.confirm')}
    </Button>
  )
}
