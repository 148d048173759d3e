import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Overlay.css'
import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import dialog from '../../kit/dialogs.module.css'

interface RequestDialogProps {
  title: string
  onClose: () => void
  /** True while something typed would be lost: only Cancel closes it then. */
  isTyped?: boolean
  children: ReactNode
}

/** The frame of the dialogs about a booking. */
export const RequestDialog = ({ title, onClose, isTyped = false, children }: RequestDialogProps) => {
  const { t } = useTranslation()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      centered
      size="lg"
      classNames={dialog}
      radius="lg"
      padding="lg"
      closeOnClickOutside={!isTyped}
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
