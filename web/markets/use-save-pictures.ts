import { useTranslation } from 'react-i18next'
import { underLoader } from '../kit/loader.tsx'
import { notify, tellFailure } from '../kit/notify.ts'

/** Saves something of the pictures, says so, and fetches the market again. */
export const useSavePictures = (retry: () => Promise<unknown>) => {
  const { t } = useTranslation()
  return async <T>(work: () => Promise<T>, done: (answer: T) => string): Promise<boolean> => {
    try {
      const answer = await underLoader(t('settings.saving'), work)
      await retry()
      notify('good', done(answer))
      return true
    } catch (thrown) {
      tellFailure(thrown)
      return false
    }
  }
}
