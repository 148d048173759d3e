import { useTranslation } from 'react-i18next'
import { type CallFailure, hasCode } from '../kit/failure.ts'
import { Empty } from '../kit/states.tsx'

/** The shop shows this tenant no figures (D61). */
export const isNotActive = (failure: CallFailure | undefined): boolean =>
  failure !== undefined && hasCode(failure, 'not_enabled')

export const NotActive = () => {
  const { t } = useTranslation()
  return <Empty>{t('sold.notActive')}</Empty>
}
