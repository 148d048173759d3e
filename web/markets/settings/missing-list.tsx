import { Anchor } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useSettings } from './context.ts'
import { useMissingTexts, useSections } from './sections.tsx'
import styles from './settings.module.css'

/** What the market still lacks before it takes bookings (D31), each with the way to its section. */
export const MissingList = () => {
  const { settings } = useSettings()
  const sections = useSections()
  const texts = useMissingTexts()
  return (
    <ul className={styles.days}>
      {settings.missing.map(missing => {
        const section = sections.find(one => one.missing.includes(missing))
        return (
          <li key={missing}>
            <StatusMark icon={IconAlertCircle} tone="bad">
              {texts[missing]}
            </StatusMark>
            {section && (
              <Anchor component={Link} to={`/settings/${section.path}`}>
                {section.name}
              </Anchor>
            )}
          </li>
        )
      })}
    </ul>
  )
}
