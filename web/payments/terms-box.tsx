import { Anchor, Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NewTab } from '../kit/new-tab.tsx'
import { termsOf } from '../markets/market.ts'

interface TermsBoxProps {
  marketId: string
  isTicked: boolean
  error?: string
  onChange: (isTicked: boolean) => void
}

/** The link stands beside the box, not in its label: pressing it must not tick the box. */
export const TermsBox = ({ marketId, isTicked, error, onChange }: TermsBoxProps) => {
  const { t } = useTranslation()
  return (
    <div>
      <Checkbox
        id="termsAccepted"
        label={t('payments.agree')}
        checked={isTicked}
        error={error}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      <Anchor href={termsOf(marketId)} target="_blank" rel="noreferrer" size="sm">
        {t('payments.readTerms')}
        <NewTab />
      </Anchor>
    </div>
  )
}
