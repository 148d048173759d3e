import { Button, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm } from '../confirm.ts'
import { guardLeaving } from '../guarded-history.ts'
import { Notice } from '../notice.tsx'
import { useDraft } from './draft.ts'
import { Form } from './form.tsx'
import type { RouteForm } from './use-route-form.ts'

/**
 * Asks before a page is left on which something was changed and not saved: with our dialog within the page's routes,
 * with the browser's own when the page is closed.
 */
const useLeaveGuard = (isChanged: () => boolean, onLeft: () => void): void => {
  const { t } = useTranslation()
  const mayLeave = async () => {
    const leaves = await confirm({
      title: t('form.leaveTitle'),
      text: t('form.leaveText'),
      action: t('form.leave'),
      cancel: t('form.stay'),
      isAboutLeaving: true,
    })
    if (leaves) onLeft()
    return leaves
  }
  const asked = useRef({ isChanged, mayLeave })
  asked.current = { isChanged, mayLeave }
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (asked.current.isChanged()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    const stop = guardLeaving({
      asks: () => asked.current.isChanged(),
      mayLeave: () => asked.current.mayLeave(),
    })
    return () => {
      window.removeEventListener('beforeunload', warn)
      stop()
    }
  }, [])
}

interface GuardedFormProps {
  form: RouteForm
  /**
   * The name under which this tab keeps what is typed until it is saved: `customer 100001`. Without one it is not kept:
   * for what is secret.
   */
  draft?: string
  children: ReactNode
}

/** A form that is not left by accident: for what takes longer to type than a name and a password. */
export const GuardedForm = ({ form, draft, children }: GuardedFormProps) => {
  const { t } = useTranslation()
  const { isRestored, seen, forget } = useDraft(draft, form)
  useLeaveGuard(form.isChanged, forget)
  const discard = () => {
    form.discard()
    seen()
  }
  return (
    <Form form={form}>
      {isRestored && form.isChanged() && (
        <Notice role="status" icon={IconPencil} title={t('form.keptTitle')}>
          <Text size="sm">{t('form.keptText')}</Text>
          <Button size="sm" variant="default" onClick={discard}>
            {t('form.discard')}
          </Button>
        </Notice>
      )}
      {children}
    </Form>
  )
}
