import { useTranslation } from 'react-i18next'

/** What stands below the field of a key: the end of the saved one, or that there is none. */
export const useKeyHint = (): ((mask: string | null) => string) => {
  const { t } = useTranslation()
  return mask => (mask === null ? t('setup.noKey') : t('setup.savedKey', { end: mask }))
}
