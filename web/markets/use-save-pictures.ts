import { useTranslation } from 'react-i18next'
import { useAct } from '../kit/act/use-act.ts'
import type { Send } from '../kit/calls/caller.tsx'
import type { Question } from '../kit/dialog/dialogs.tsx'

/** Saves something of the pictures and says so. True when it is done. */
export const useSavePictures = () => {
  const { t } = useTranslation()
  const act = useAct()
  return async <T>(
    work: (send: Send) => Promise<T>,
    done: string | ((answer: T) => string),
    ask?: Question,
  ): Promise<boolean> => (await act(work, { busy: t('settings.saving'), done, ask })) !== undefined
}
