import { NativeSelect } from '@mantine/core'
import { IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { chooseLanguage, isLanguage, useLanguage } from '../../i18n/language.ts'
import { tellFailure } from '../notify.ts'

/** Each language in its own words, so that readers find theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = { da: 'Dansk', de: 'Deutsch', en: 'English' }

export const LanguageSwitch = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <NativeSelect
      size="sm"
      aria-label={t('kit.language')}
      leftSection={<IconWorld size={20} aria-hidden />}
      value={language}
      data={LANGUAGES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) chooseLanguage(value).catch(tellFailure)
      }}
    />
  )
}
