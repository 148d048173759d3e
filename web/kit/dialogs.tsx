/** Dialogs that ask. Mantine traps the focus, restores it, and closes on Escape. */
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Overlay.css'
import { Text } from '@mantine/core'
import { ModalsProvider, modals } from '@mantine/modals'
import i18n from 'i18next'
import { useEffect } from 'react'
import styles from './dialogs.module.css'

export interface Question {
  title: string
  text: string
  /** The main button's text, a verb. */
  action: string
  /** The other button's text, where "Cancel" would be unclear. */
  cancel?: string
}

/** Dialogs to open when the provider has mounted; undefined afterwards. */
let waiting: (() => void)[] | undefined = []

const open = ({ title, text, action, cancel }: Question, answer: (agrees: boolean) => void): void => {
  modals.openConfirmModal({
    title,
    children: <Text>{text}</Text>,
    labels: { confirm: action, cancel: cancel ?? i18n.t('kit.cancel') },
    confirmProps: { color: 'berry' },
    onConfirm: () => answer(true),
    // Runs on every way to close; the first answer counts.
    onClose: () => answer(false),
  })
}

export const ask = (question: Question): Promise<boolean> =>
  new Promise(resolve => {
    const show = () => open(question, resolve)
    if (waiting) waiting.push(show)
    else show()
  })

const Opener = () => {
  useEffect(() => {
    const first = waiting ?? []
    waiting = undefined
    for (const show of first) show()
  }, [])
  return null
}

export const Dialogs = () => (
  <ModalsProvider
    modalProps={{
      centered: true,
      radius: 'lg',
      padding: 'lg',
      classNames: styles,
      closeButtonProps: { 'aria-label': i18n.t('kit.close') },
      // Mantine uses a header element, which would be a second banner of the page.
      attributes: { header: { role: 'presentation' } },
    }}
  >
    <Opener />
  </ModalsProvider>
)
