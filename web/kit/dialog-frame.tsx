/** The frame of a dialog that a screen opens by showing it, and the buttons below what is typed in it. */
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Overlay.css'
import { Button, Group, Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dialogs.module.css'
import { rescueFocus } from './focus.ts'

/** Mantine gives the focus back when a dialog closes, but not when the screen takes it away. */
const useFocusBack = (): void => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => rescueFocus(() => (opener instanceof HTMLElement && opener.isConnected ? opener : undefined)),
    [opener],
  )
}

interface DialogFrameProps {
  title: string
  onClose: () => void
  size?: string
  /** True while something typed would be lost: only its buttons close it then. */
  isTyped?: boolean
  closeOnClickOutside?: boolean
  children: ReactNode
}

export const DialogFrame = ({
  title,
  onClose,
  size = 'md',
  isTyped = false,
  closeOnClickOutside = !isTyped,
  children,
}: DialogFrameProps) => {
  const { t } = useTranslation()
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      centered
      size={size}
      classNames={styles}
      radius="lg"
      padding="lg"
      closeOnClickOutside={closeOnClickOutside}
      closeOnEscape={!isTyped}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
      // Mantine uses a header element, which would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      {children}
    </Modal>
  )
}

interface DialogButtonsProps {
  /** What the form's own button does; without it there is nothing to do but close. */
  save?: string
  /** Of what cannot be undone. */
  color?: 'berry'
  onClose: () => void
}

/** The end of a form in a dialog: do it, or close. */
export const DialogButtons = ({ save, color, onClose }: DialogButtonsProps) => {
  const { t } = useTranslation()
  return (
    <Group>
      {save && (
        <Button type="submit" {...(color ? { color } : {})}>
          {save}
        </Button>
      )}
      <Button variant="default" onClick={onClose}>
        {t('kit.cancel')}
      </Button>
    </Group>
  )
}
