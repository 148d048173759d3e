/** Dialogs that ask. Mantine traps the focus, restores it, and closes on Escape. */
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Overlay.css'
import { Text } from '@mantine/core'
import { ModalsProvider, modals } from '@mantine/modals'
import i18n from 'i18next'
import { type ReactNode, useEffect } from 'react'
import { returnFocus } from '../focus.ts'
import styles from './dialogs.module.css'

export interface Question {
  title: string
  text: string
  /** Below the text: what it is about, one by one. */
  more?: ReactNode
  /** The main button's text, a verb. */
  action: string
  /** Of what destroys nothing; otherwise the main button warns. */
  color?: 'shelf'
  /** The other button's text, where "Cancel" would be unclear. */
  cancel?: string
  /** Back is what it asks about. Any other question is gone when Back shows another page. */
  isAboutLeaving?: boolean
  /** Closes it without an answer: what it asks about is gone. */
  signal?: AbortSignal
}

/** Dialogs to open when the provider has mounted; undefined afterwards. */
let waiting: (() => void)[] | undefined = []

const open = (question: Question, answer: (agrees: boolean) => void): void => {
  const { title, text, more, action, color = 'berry', cancel, isAboutLeaving = false, signal } = question
  const closed = new AbortController()
  const opener = document.activeElement
  const id = modals.openConfirmModal({
    title,
    children: (
      <>
        <Text>{text}</Text>
        {more}
      </>
    ),
    labels: { confirm: action, cancel: cancel ?? i18n.t('kit.cancel') },
    confirmProps: { color },
    // Mantine returns the focus after the first dialog of a page, and not always after the next ones.
    onExitTransitionEnd: () => returnFocus(opener),
    onConfirm: () => answer(true),
    // Runs on every way to close; the first answer counts.
    onClose: () => {
      closed.abort()
      answer(false)
    },
  })
  signal?.addEventListener('abort', () => modals.close(id), closed)
  if (!isAboutLeaving) window.addEventListener('popstate', () => modals.close(id), closed)
}

export const ask = (question: Question): Promise<boolean> =>
  new Promise(resolve => {
    const show = () => (question.signal?.aborted ? resolve(false) : open(question, resolve))
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
