/** Says that a sheet was deleted, perhaps while somebody typed on it. */
import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BackToList } from '../../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useGoods } from '../thing/whose-goods.ts'
import { LateNotice, useLateLines } from './late-notice.tsx'

export const GoneSheet = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const { address } = useGoods()
  const late = useLateLines(id)
  return (
    <Stack gap="md">
      <PageTitle>{t('goods.gone')}</PageTitle>
      <BackToList to={address}>{t('goods.sheets')}</BackToList>
      <StepTitle>{t('goods.gone')}</StepTitle>
      <LateNotice of={late} why={t('goods.lateGone')} />
    </Stack>
  )
}
