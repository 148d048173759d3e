import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm } from '../confirm.ts'
import { guardLeaving } from '../guarded-history.ts'
import { Form } from './form.tsx'
import type { RouteForm } from './use-route-form.ts'

/**
 * Asks before a page is left on which something was changed and not saved: with our dialog within the page's routes,
 * with the browser's own when the page is closed.
 */
const useLeaveGuard = (isChanged: () => boolean): void => {
  const { t } = useTranslation()
  const mayLeave = () =>
    confirm({
      title: t('form.leaveTitle'),
      text: t('form.leaveText'),
      action: t('form.leave'),
      cancel: t('form.stay'),
      isAboutLeaving: true,
    })
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

/** A form that is not left by accident: for what takes longer to type than a name and a password. */
export const GuardedForm = ({ form, children }: { form: RouteForm; children: ReactNode }) => {
  useLeaveGuard(form.isChanged)
  return <Form form={form}>{children}</Form>
}
