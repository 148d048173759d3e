import { useTranslation } from 'react-i18next'
import { useAct } from '../kit/act/use-act.ts'
import type { Send } from '../kit/calls/caller.tsx'
import type { CallFailure } from '../kit/failure.ts'
import { notify } from '../kit/notify.ts'
import { useUsersText } from './users.ts'

type Work = (send: Send) => Promise<unknown>

/** Saves something of the price list. True when it is done. */
export const useStaffWork = () => {
  const { t } = useTranslation()
  const act = useAct()
  return async (work: Work, done: string, refresh?: () => unknown): Promise<boolean> =>
    (await act(work, { busy: t('pricelist.saving'), done, refresh })) !== undefined
}

/** Deletes a thing after a question. When something uses it, says what, and offers to hide it if it can be hidden. */
export const useRemoval = () => {
  const { t } = useTranslation()
  const act = useAct()
  const usersText = useUsersText()
  const busy = t('pricelist.saving')
  return async (name: string, remove: Work, hide?: Work, refresh?: () => unknown): Promise<void> => {
    let users: string | undefined
    const tellUsers = (failure: CallFailure) => {
      users = usersText(failure)
      if (!hide) notify('error', t('pricelist.usedBy', { users }), name)
    }
    await act(remove, {
      ask: {
        title: t('pricelist.deleteTitle', { name }),
        text: t('pricelist.deleteText'),
        action: t('pricelist.delete'),
      },
      busy,
      done: t('pricelist.deleted', { name }),
      refused: { in_use: tellUsers },
      refresh,
    })
    if (users === undefined || !hide) return
    await act(hide, {
      ask: {
        title: t('pricelist.usedTitle', { name }),
        text: t('pricelist.usedText', { users }),
        action: t('pricelist.hide'),
      },
      busy,
      done: t('pricelist.hidden', { name }),
    })
  }
}
