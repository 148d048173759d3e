import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './frame.module.css'
import { Mark } from './header.tsx'

export const APP_NAME = 'Reol'
const FIRST_YEAR = 2020

/** `contact`: how one writes to whoever is behind the page. */
export const Footer = ({ contact }: { contact?: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <Group gap="xs">
          <Mark />
          <a href="/">{t('kit.aboutApp', { name: APP_NAME })}</a>
        </Group>
        {contact}
        <Text size="sm">
          © {FIRST_YEAR}–{new Date().getFullYear()} {APP_NAME}
        </Text>
      </div>
    </footer>
  )
}
