import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm } from '../dialog/confirm.ts'
import { guardLeaving } from '../frame/guarded-history.ts'

/**
 * Asks before a page is left on which something was changed and not saved: with our dialog within the page's routes,
 * with the browser's own when the page is closed. `onLeft`: the reader leaves it all the same.
 */
export const useLeaveGuard = (isChanged: () => boolean, onLeft?: () => void): void => {
  const { t } = useTranslation()
  const mayLeave = async () => {
    const leaves = await confirm({
      title: t('form.leaveTitle'),
      text: t('form.leaveText'),
      action: t('form.leave'),
      cancel: t('form.stay'),
      isAboutLeaving: true,
    })
    if (leaves) onLeft?.()
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
