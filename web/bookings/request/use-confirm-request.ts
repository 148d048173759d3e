import { useTranslation } from 'react-i18next'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { call } from '../../kit/call.ts'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { underLoader } from '../../kit/loader.tsx'
import { notify, tellFailure } from '../../kit/notify.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { StaffsRequest } from './use-request.ts'

/** Agrees to one booking. When another has changed it meanwhile, the reader sees it anew and decides again (D30). */
export const useConfirmRequest = (onDone: () => unknown) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  return async ({ id, version, shelf }: StaffsRequest): Promise<void> => {
    const options = { audience: 'admin', market: marketId, params: { id }, body: { version } } as const
    try {
      const send = () => call(requestsCalls.confirmRequest, options)
      await underLoader(t('requests.confirming'), send, onDone)
      notify('good', t('requests.isConfirmed', { name: shelf.name }))
    } catch (thrown) {
      if (hasCode(asFailure(thrown), 'changed_meanwhile')) notify('warning', t('requests.changedMeanwhile'))
      else tellFailure(thrown)
      await onDone()
    }
  }
}
