import { useTranslation } from 'react-i18next'
import { PaidOutMark } from '../../paid-out.tsx'
import type { Report } from './figures.ts'

/** What became of the money of a tenant's settlement, for staff; nothing where none was to be paid out. */
export const PaidOutOf = ({ report: { paidOut } }: { report: Report }) => {
  const { t } = useTranslation()
  const words = {
    waiting: t('settlements.isOnItsWay'),
    sent: t('settlements.isPaidOut'),
    returned: t('settlements.cameBack'),
  }
  return paidOut && <PaidOutMark state={paidOut} words={words} />
}
