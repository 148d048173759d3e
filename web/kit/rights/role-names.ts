import { useTranslation } from 'react-i18next'
import type { StaffRole } from '#shared/kit/rights.ts'

/** What people call the roles of administrators. */
export const useRoleNames = (): Record<StaffRole, string> => {
  const { t } = useTranslation()
  return { owner: t('staff.owner'), bookkeeper: t('staff.bookkeeper'), staff: t('staff.staff') }
}
