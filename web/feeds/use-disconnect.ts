import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/feeds/staff-calls.ts'
import { call } from '../kit/call.ts'
import { confirm } from '../kit/confirm.ts'
import { underLoader } from '../kit/loader.tsx'
import { notify, tellFailure } from '../kit/notify.ts'
import { useThisMarket } from '../markets/market.ts'

/** Asks, and then ends the connection. `onDone`: fetches again what is shown. */
export const useDisconnect = (username: string, onDone: () => unknown) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  return async (): Promise<void> => {
    const agrees = await confirm({
      title: t('feedsetup.disconnectTitle', { username }),
      text: t('feedsetup.disconnectText'),
      action: t('feedsetup.disconnect'),
    })
    if (!agrees) return
    try {
      await underLoader(t('feedsetup.disconnecting'), () =>
        call(staffCalls.disconnect, { audience: 'admin', market: marketId }),
      )
      notify('good', t('feedsetup.disconnected'))
    } catch (thrown) {
      tellFailure(thrown)
    }
    await onDone()
  }
}
