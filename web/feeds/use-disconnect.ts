import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/feeds/staff-calls.ts'
import { useAct } from '../kit/act/use-act.ts'

/** Asks, and then ends the connection. */
export const useDisconnect = (username: string) => {
  const { t } = useTranslation()
  const act = useAct()
  return () =>
    act(send => send(staffCalls.disconnect, {}), {
      ask: {
        title: t('feedsetup.disconnectTitle', { username }),
        text: t('feedsetup.disconnectText'),
        action: t('feedsetup.disconnect'),
      },
      busy: t('feedsetup.disconnecting'),
      done: t('feedsetup.disconnected'),
    })
}
