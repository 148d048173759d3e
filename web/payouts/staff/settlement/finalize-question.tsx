/** What is asked before days are finalized, wherever that begins: what is written, and what the days still owe. */
import { Stack, Text } from '@mantine/core'
import { type Icon, IconBuildingBank, IconListNumbers, IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../kit/dialog/dialogs.tsx'
import { useToday } from '../../../markets/use-today.ts'
import { type InAll, type Preview, useFigures } from './figures.ts'
import styles from './settlement.module.css'
import { useTroubles } from './unfinished.tsx'
import { usePeriodWords } from './use-period-words.ts'

/** What finalizing writes. `frozen`: the sums of a period that the books have: its settlements do not follow the days. */
export const useWritten = () => {
  const { t } = useTranslation()
  const { money } = useFigures()
  return (preview: Preview, frozen: InAll | null = null): { icon: Icon; text: string }[] => {
    const { firstNumber: first, rows } = preview
    const { count, paid } = frozen ?? preview
    const last = first + count - 1
    return [
      { icon: IconReceipt, text: t('settlements.writesSettlements', { count, first, last }) },
      ...(frozen
        ? []
        : [
            {
              icon: IconListNumbers,
              text: t('settlements.writesRows', {
                count: rows.shares + rows.rents,
                shares: rows.shares,
                rents: rows.rents,
              }),
            },
          ]),
      {
        icon: IconBuildingBank,
        text: t('settlements.writesPayouts', { count: paid.count, amount: money(paid.total) }),
      },
    ]
  }
}

const List = ({ texts }: { texts: readonly string[] }) => (
  <ul className={styles.asked}>
    {texts.map(text => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)

export const useFinalizeQuestion = () => {
  const { t } = useTranslation()
  const today = useToday()
  const words = usePeriodWords()
  const writtenOf = useWritten()
  const troublesOf = useTroubles()
  return (preview: Preview, frozen: InAll | null = null): Question => {
    const troubles = troublesOf(preview).map(({ text }) => text)
    return {
      title: t('settlements.finalizeTitle', { days: words(preview) }),
      text: preview.dateTo >= today ? t('settlements.finalizeEarly') : t('settlements.finalizeText'),
      more: (
        <Stack gap="xs" mt="sm">
          <List texts={writtenOf(preview, frozen).map(({ text }) => text)} />
          {troubles.length > 0 && (
            <div>
              <Text fw={650}>{t('settlements.notComplete')}</Text>
              <List texts={troubles} />
            </div>
          )}
        </Stack>
      ),
      action: t('settlements.finalize'),
      color: 'shelf',
    }
  }
}
