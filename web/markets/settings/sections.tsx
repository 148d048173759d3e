/** The sections of the settings: where they are, and what of them can be missing (D31). */
import {
  type Icon,
  IconBuildingBank,
  IconBuildingStore,
  IconCalendarCheck,
  IconCalendarX,
  IconClockHour9,
  IconFileDescription,
  IconHistory,
  IconPhoto,
  IconPlug,
  IconSpeakerphone,
  IconTags,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Right } from '#shared/kit/rights.ts'
import type { Missing } from '#shared/markets/missing.ts'

export interface Section {
  path: string
  name: string
  icon: Icon
  missing: readonly Missing[]
  /** What changing it asks for: who has it not, does not see the section. */
  right: Right
}

export const useSections = (): Section[] => {
  const { t } = useTranslation()
  return [
    { path: 'info', name: t('setup.info'), icon: IconBuildingStore, missing: ['address'], right: 'serve' },
    { path: 'bank', name: t('setup.bank'), icon: IconBuildingBank, missing: [], right: 'money' },
    { path: 'pictures', name: t('setup.pictures'), icon: IconPhoto, missing: [], right: 'serve' },
    {
      path: 'technical',
      name: t('setup.technical'),
      icon: IconPlug,
      missing: ['card_account'],
      right: 'money',
    },
    {
      path: 'hours',
      name: t('setup.hours'),
      icon: IconClockHour9,
      missing: ['opening_hours'],
      right: 'serve',
    },
    { path: 'closing-days', name: t('setup.closing'), icon: IconCalendarX, missing: [], right: 'serve' },
    {
      path: 'booking',
      name: t('setup.booking'),
      icon: IconCalendarCheck,
      missing: ['not_paused'],
      right: 'serve',
    },
    {
      path: 'terms',
      name: t('setup.terms'),
      icon: IconFileDescription,
      missing: ['terms', 'terms_shown'],
      right: 'own',
    },
    { path: 'message', name: t('setup.message'), icon: IconSpeakerphone, missing: [], right: 'serve' },
    { path: 'goods', name: t('setup.goods'), icon: IconTags, missing: [], right: 'own' },
    { path: 'history', name: t('setup.history'), icon: IconHistory, missing: [], right: 'look' },
  ]
}
