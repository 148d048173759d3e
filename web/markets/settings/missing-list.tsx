import { Anchor } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Missing } from '#shared/markets/missing.ts'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useSettings } from './context.ts'
import { useMissingTexts, useSections } from './sections.tsx'
import styles from './settings.module.css'

/** What the market still lacks before it takes bookings (D31), each with the way to what mends it. */
export const MissingList = () => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  const sections = useSections()
  const texts = useMissingTexts()
  /** What is missing and no section of the settings. */
  const elsewhere: Partial<Record<Missing, { to: string; name: string }>> = {
    prices: { to: '/booking/types', name: t('staff.prices') },
  }
  return (
    <ul className={styles.days}>
      {settings.missing.map(missing => {
        const section = sections.find(one => one.missing.includes(missing))
        const way = section ? { to: `/settings/${section.path}`, name: section.name } : elsewhere[missing]
        return (
          <li key={missing}>
            <StatusMark icon={IconAlertCircle} tone="bad">
              {texts[missing]}
            </StatusMark>
            {way && (
              <Anchor component={Link} to={way.to}>
                {way.name}
              </Anchor>
            )}
          </li>
        )
      })}
    </ul>
  )
}
