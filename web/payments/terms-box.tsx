import { Anchor, Checkbox, type CheckboxProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NewTab } from '../kit/new-tab.tsx'
import { termsOf } from '../markets/market.ts'

/** The link is outside the label, so that pressing it does not tick the box. */
export const TermsBox = ({ marketId, ...box }: CheckboxProps & { marketId: string }) => {
  const { t } = useTranslation()
  return (
    <div>
      <Checkbox {...box} label={t('payments.agree')} />
      <Anchor href={termsOf(marketId)} target="_blank" rel="noreferrer" size="sm">
        {t('payments.readTerms')}
        <NewTab />
      </Anchor>
    </div>
  )
}
