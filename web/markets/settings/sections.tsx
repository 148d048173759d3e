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
import type { Missing } from '#shared/markets/missing.ts'

export interface Section {
  path: string
  name: string
  icon: Icon
  missing: readonly Missing[]
}

export const useSections = (): Section[] => {
  const { t } = useTranslation()
  return [
    { path: 'info', name: t('setup.info'), icon: IconBuildingStore, missing: ['address'] },
    { path: 'bank', name: t('setup.bank'), icon: IconBuildingBank, missing: [] },
    { path: 'pictures', name: t('setup.pictures'), icon: IconPhoto, missing: [] },
    { path: 'technical', name: t('setup.technical'), icon: IconPlug, missing: ['card_account'] },
    { path: 'hours', name: t('setup.hours'), icon: IconClockHour9, missing: ['opening_hours'] },
    { path: 'closing-days', name: t('setup.closing'), icon: IconCalendarX, missing: [] },
    { path: 'booking', name: t('setup.booking'), icon: IconCalendarCheck, missing: ['not_paused'] },
    { path: 'terms', name: t('setup.terms'), icon: IconFileDescription, missing: ['terms', 'terms_shown'] },
    { path: 'message', name: t('setup.message'), icon: IconSpeakerphone, missing: [] },
    { path: 'goods', name: t('setup.goods'), icon: IconTags, missing: [] },
    { path: 'history', name: t('setup.history'), icon: IconHistory, missing: [] },
  ]
}
