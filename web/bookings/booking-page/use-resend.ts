import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmationCalls } from '#shared/bookings/staff-confirmation-calls.ts'
import { call } from '../../kit/call.ts'
import { confirm } from '../../kit/confirm.ts'
import { underLoader } from '../../kit/loader.tsx'
import { notify, tellFailure } from '../../kit/notify.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { StaffsRequest } from '../request/use-request.ts'

/** Mails the customer once more what is booked. Asks first: a mail cannot be taken back. */
export const useResend = ({ id, customerEmail }: StaffsRequest, onDone: () => unknown) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  /** A key for each mail that is wanted: another try after a lost answer sends no second one. */
  const key = useRef(crypto.randomUUID())
  return async (): Promise<void> => {
    const agrees = await confirm({
      title: t('requests.resendTitle'),
      text: t('requests.resendText', { email: customerEmail ?? t('requests.theCustomer') }),
      action: t('requests.resend'),
      color: 'shelf',
    })
    if (!agrees) return
    try {
      const options = { audience: 'admin', market: marketId, params: { id }, key: key.current } as const
      const { email } = await underLoader(t('requests.resending'), () =>
        call(confirmationCalls.sendConfirmation, options),
      )
      key.current = crypto.randomUUID()
      notify('good', t('requests.isResent', { email }))
    } catch (thrown) {
      tellFailure(thrown)
    }
    await onDone()
  }
}
