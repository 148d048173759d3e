/** The foot of what a tenant asks: what they get in all now and after, the new labels and their price, and the one button. */
import { Button, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { fromWire, sum } from '#shared/kit/money.ts'
import type { CampaignAsk } from '#shared/products/campaign-request.ts'
import { labelsOver } from '#shared/products/label-quota.ts'
import type { sheetCalls } from '#shared/products/sheet-calls.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { Preview, Thing } from './campaign-words.ts'
import styles from './own-campaigns.module.css'

interface AskFootProps {
  ask: CampaignAsk
  chosen: readonly Thing[]
  labels: Answer<typeof sheetCalls.readLabelQuota> & Pick<Preview, 'campaignLabels'>
  onAsk: () => void
  onBack?: (() => void) | undefined
}

export const AskFoot = ({ ask, chosen, labels, onAsk, onBack }: AskFootProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const money = (amount: number) => show.money(amount, currencyCode)
  const before = sum(chosen.map(({ shareNow }) => fromWire(shareNow)))
  const after = sum(chosen.map(({ shareAfter }) => fromWire(shareAfter)))
  const count = chosen.filter(thing => thing.now !== thing.after).length
  const { campaignLabels, printed, freeLabels } = labels
  const prices = { freeLabels, furtherLabelPrice: fromWire(labels.furtherLabelPrice) }
  const { amount } = campaignLabels === 'free' ? { amount: 0 } : labelsOver(prices, printed, count)
  return (
    <div className={styles.foot}>
      <div className={styles.sums}>
        <Text size="sm" c="dimmed" component="span">
          {t('campaigns.ifAllSold')}
        </Text>
        <Text size="sm" c="dimmed" component="span">
          {before !== after && t('campaigns.insteadOf', { amount: money(before) })}
        </Text>
        <strong>{t('campaigns.youGetTotal')}</strong>
        <span className={styles.total}>{money(after)}</span>
      </div>
      {count > 0 && campaignLabels === 'sign' && <Text size="sm">{t('campaigns.labelsSign')}</Text>}
      {count > 0 && campaignLabels !== 'sign' && (
        <Text size="sm" className={amount ? (styles.costs ?? '') : ''}>
          {amount
            ? t('campaigns.labelsCost', { count, amount: money(amount) })
            : t('campaigns.labelsFree', { count })}
        </Text>
      )}
      <div className={styles.buttons}>
        <Button
          size="lg"
          leftSection={<IconSend size={20} aria-hidden />}
          disabled={!chosen.length}
          onClick={onAsk}
        >
          {ask === 'join' ? t('campaigns.askToJoin') : t('campaigns.askToLeave')}
        </Button>
        {onBack && (
          <Button size="lg" variant="default" onClick={onBack}>
            {t('campaigns.back')}
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed" ta="center">
        {chosen.length ? t('campaigns.untilAnswered') : t('campaigns.tickFirst')}
      </Text>
    </div>
  )
}
