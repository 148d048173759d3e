import { useTranslation } from 'react-i18next'
import { confirmationCalls } from '#shared/bookings/staff-confirmation-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import type { StaffsRequest } from '../request/use-request.ts'

/** Mails the customer once more what is booked. Asks first: a mail cannot be taken back. */
export const useResend = ({ id, customerEmail }: StaffsRequest, onDone: () => unknown) => {
  const { t } = useTranslation()
  const act = useAct()
  return (): Promise<unknown> =>
    act(send => send(confirmationCalls.sendConfirmation, { params: { id } }), {
      ask: {
        title: t('requests.resendTitle'),
        text: t('requests.resendText', { email: customerEmail ?? t('requests.theCustomer') }),
        action: t('requests.resend'),
        color: 'shelf',
      },
      busy: t('requests.resending'),
      done: ({ email }) => t('requests.isResent', { email }),
      refresh: onDone,
    })
}
