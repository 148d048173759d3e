/** The frame of a dialog that is open while it is part of the screen, and the buttons at the end of its form. */
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Overlay.css'
import { Button, Group, Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { returnFocus } from '../focus.ts'
import styles from './dialogs.module.css'
import { ownEscape } from './own-escape.ts'

/** Mantine gives the focus back from a dialog that it closes, not from one that is no more part of the screen. */
const useFocusBack = (): void => {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => returnFocus(opener), [opener])
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
      // Mantine would close it also on the Escape of a dialog above it.
      closeOnEscape={false}
      {...(isTyped ? {} : { onKeyDown: ownEscape(onClose) })}
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
  save?: string | undefined
  /** Of what cannot be undone. */
  color?: 'berry' | undefined
  onClose: () => void
}

/** The end of a form in a dialog: do it, or close. */
export const DialogButtons = ({ save, color, onClose }: DialogButtonsProps) => {
  const { t } = useTranslation()
  return (
    <Group>
      {save ? (
        <Button type="submit" color={color}>
          {save}
        </Button>
      ) : (
        // A form without a button is sent by Enter in its only field. A disabled button keeps it from that.
        <button type="submit" disabled hidden />
      )}
      <Button variant="default" onClick={onClose}>
        {t('kit.cancel')}
      </Button>
    </Group>
  )
}
