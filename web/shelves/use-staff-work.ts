import { useTranslation } from 'react-i18next'
import { confirm } from '../kit/confirm.ts'
import { asFailure, hasCode } from '../kit/failure.ts'
import { underLoader } from '../kit/loader.tsx'
import { notify, tellFailure } from '../kit/notify.ts'
import { useUsersText } from './users.ts'

/** Does something for staff: shows that it runs, says when it is done, and why it was refused. True when it is done. */
export const useStaffWork = () => {
  const { t } = useTranslation()
  return async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await underLoader(t('pricelist.saving'), work)
      notify('good', done)
      return true
    } catch (thrown) {
      tellFailure(thrown)
      return false
    }
  }
}

/** Deletes a thing after a question. When something uses it, says what, and offers to hide it if it can be hidden. */
export const useRemoval = () => {
  const { t } = useTranslation()
  const work = useStaffWork()
  const usersText = useUsersText()
  return async (
    name: string,
    remove: () => Promise<unknown>,
    hide?: () => Promise<unknown>,
  ): Promise<boolean> => {
    const agrees = await confirm({
      title: t('pricelist.deleteTitle', { name }),
      text: t('pricelist.deleteText'),
      action: t('pricelist.delete'),
    })
    if (!agrees) return false
    try {
      await underLoader(t('pricelist.saving'), remove)
      notify('good', t('pricelist.deleted', { name }))
      return true
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (!hasCode(failure, 'in_use')) {
        tellFailure(failure)
        return false
      }
      const users = usersText(failure)
      if (!hide) {
        notify('error', t('pricelist.usedBy', { users }), name)
        return false
      }
      const wantsToHide = await confirm({
        title: t('pricelist.usedTitle', { name }),
        text: t('pricelist.usedText', { users }),
        action: t('pricelist.hide'),
      })
      return wantsToHide && work(hide, t('pricelist.hidden', { name }))
    }
  }
}
