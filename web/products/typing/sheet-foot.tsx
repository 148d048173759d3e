import { Button, Text } from '@mantine/core'
import { IconCheck, IconSend } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import styles from '../sheet/sheet.module.css'
import { sumsOf } from '../thing/rows.ts'
import { useGoods } from '../thing/whose-goods.ts'
import type { SheetRows } from './use-sheet-rows.ts'

interface SheetFootProps {
  sheet: SheetRows
  fee: number
  /** It waits for staff already. */
  isReady: boolean
  /** About the row that is typed, where it has no room of its own. */
  guidance: ReactNode
  onComplete: () => void
}

/** The sums, what follows, and the one button. */
export const SheetFoot = ({ sheet, fee, isReady, guidance, onComplete }: SheetFootProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { words, mayComplete } = useGoods()
  const { currencyCode } = useThisMarket()
  const { count, total, share } = sumsOf(sheet.rows, fee)
  const wrong = sheet.wrong.length
  const doubted = sheet.doubted.length
  const Mark = mayComplete ? IconCheck : IconSend
  const sends = isReady ? t('goods.waitsForShop') : t('goods.shopCompletes')
  const text = mayComplete ? words.follows(isReady) : sends
  return (
    <div className={styles.foot}>
      <div>
        <Text size="sm" c="dimmed">
          {t('goods.thingsFor', { count })}
        </Text>
        <Text className={styles.total ?? ''}>{show.money(total, currencyCode)}</Text>
        <Text size="sm">{words.getsInAll(show.money(share, currencyCode))}</Text>
      </div>
      <div className={styles.about}>
        {guidance}
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </div>
      {(mayComplete || !isReady) && (
        <div className={styles.main}>
          <Button size="lg" leftSection={<Mark size={20} aria-hidden />} onClick={onComplete}>
            {mayComplete ? t('goods.complete') : t('goods.sendToShop')}
          </Button>
          {wrong > 0 && (
            <Text size="sm" c="berry" fw={600}>
              {t('goods.firstPutRight', { count: wrong })}
            </Text>
          )}
          {doubted > 0 && (
            <Text size="sm" fw={600} className={styles.doubted ?? ''}>
              {t('goods.pricesInDoubt', { count: doubted })}
            </Text>
          )}
        </div>
      )}
    </div>
  )
}
