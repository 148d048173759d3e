import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'
import '@mantine/core/styles/Overlay.css'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import dialog from '../../../kit/dialog/dialogs.module.css'
import { ownEscape } from '../../../kit/dialog/own-escape.ts'
import styles from './sheet.module.css'

interface PhoneSheetProps {
  /** The sheet; nothing when it is closed. */
  children: ReactNode
  onClose: () => void
}

/** The sheet of a booking on a phone: it comes from below. */
export const PhoneSheet = ({ children, onClose }: PhoneSheetProps) => {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={Boolean(children)}
      onClose={onClose}
      position="bottom"
      size="85%"
      padding="md"
      title={t('calendar.sheetLabel')}
      classNames={dialog}
      // Mantine would close it also on the Escape of a dialog above it.
      closeOnEscape={false}
      onKeyDown={ownEscape(onClose)}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
      // Mantine makes it a header, which would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      <div className={styles.sheet}>{children}</div>
    </Drawer>
  )
}
