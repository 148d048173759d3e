/** What staff do to one message or to several, with what is said of it. */
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { staffCalls } from '#shared/messages/staff-calls.ts'
import { useAct } from '../kit/act/use-act.ts'
import { keyOf } from '../kit/use-route.ts'
import { useThisMarket } from '../markets/market.ts'

/** `onDone` runs after an act, while the lists are fetched again. Each act resolves to undefined when it was not done. */
export const useMessageActs = (onDone: () => unknown) => {
  const { t } = useTranslation()
  const { marketId: market } = useThisMarket()
  const { mutate } = useSWRConfig()
  const act = useAct()
  const how = { busy: t('messages.working'), refresh: onDone }
  const change = (ids: readonly string[], changes: { seen?: boolean; archived?: boolean }, done: string) =>
    act(send => send(staffCalls.changeSelected, { body: { ids: [...ids], ...changes } }), { ...how, done })
  return {
    mark: (ids: readonly string[], seen: boolean) =>
      change(ids, { seen }, t('messages.isMarked', { count: ids.length })),
    archive: (ids: readonly string[], archived: boolean) =>
      change(
        ids,
        { archived },
        archived
          ? t('messages.isArchived', { count: ids.length })
          : t('messages.isBack', { count: ids.length }),
      ),
    remove: async (ids: readonly string[]) => {
      const count = ids.length
      const removed = await act(send => send(staffCalls.removeSelected, { body: { ids: [...ids] } }), {
        ...how,
        ask: {
          title: t('messages.deleteTitle', { count }),
          text: t('messages.deleteText'),
          action: t('messages.delete'),
        },
        done: t('messages.isDeleted', { count }),
      })
      // Back does not show it again.
      for (const id of removed ? ids : [])
        void mutate(keyOf(staffCalls.read, { audience: 'admin', market, params: { id } }), undefined)
      return removed
    },
  }
}
