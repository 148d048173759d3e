import { useTranslation } from 'react-i18next'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import type { StaffsRequest } from './use-request.ts'

/** Agrees to one booking. When another has changed it meanwhile, the reader sees it anew and decides again (D30). */
export const useConfirmRequest = (onDone?: () => unknown) => {
  const { t } = useTranslation()
  const act = useAct()
  return ({ id, version, shelf }: StaffsRequest): Promise<unknown> =>
    act(send => send(requestsCalls.confirmRequest, { params: { id }, body: { version } }), {
      busy: t('requests.confirming'),
      done: t('requests.isConfirmed', { name: shelf.name }),
      refused: { changed_meanwhile: t('requests.changedMeanwhile') },
      refresh: onDone,
    })
}
