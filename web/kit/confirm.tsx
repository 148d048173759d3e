/** Asks before something is lost. The browser's own dialog keeps the focus inside and closes on Escape. */
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './confirm.module.css'

interface ConfirmProps {
  title: string
  children: ReactNode
  /** What pressing the main button does, as a verb. */
  action: string
  onConfirm: () => void
  onCancel: () => void
}

export const Confirm = ({ title, children, action, onConfirm, onCancel }: ConfirmProps) => {
  const { t } = useTranslation()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it is still in the page: only then the focus goes back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onCancel={onCancel}>
      <Stack gap="md">
        <Title order={2} id={heading}>
          {title}
        </Title>
        <Text>{children}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('kit.cancel')}
          </Button>
          <Button color="berry" onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </dialog>
  )
}
