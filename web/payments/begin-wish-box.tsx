import { Anchor, Checkbox, type CheckboxProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NewTab } from '../kit/new-tab.tsx'
import { landingOf } from '../markets/market.ts'

/**
 * The express wish that the rent begins before the right of withdrawal has ended, and what is lost by it: a box of its
 * own, never ticked ahead (Directive 2011/83, Articles 7(3), 14 and 16). The link is outside the label, so that pressing
 * it does not tick the box.
 */
export const BeginWishBox = ({ marketId, ...box }: CheckboxProps & { marketId: string }) => {
  const { t } = useTranslation()
  return (
    <div>
      <Checkbox {...box} label={t('payments.beginWish')} />
      <Anchor href={`${landingOf(marketId)}/withdrawal-right`} target="_blank" rel="noreferrer" size="sm">
        {t('payments.aboutWithdrawal')}
        <NewTab />
      </Anchor>
    </div>
  )
}
