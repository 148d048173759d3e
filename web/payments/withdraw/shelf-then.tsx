import { Text } from '@mantine/core'
import { IconBox } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { WithdrawalQuote } from '#shared/payments/withdrawal-calls.ts'
import { IconLabel } from '../../kit/icon-label.tsx'
import { useWithdrawalWords } from './use-withdrawal-words.ts'

/** What happens to the shelf: it is free at once, or the tenant empties it by an hour. */
export const ShelfThen = ({ shelf, emptyBy }: Pick<WithdrawalQuote, 'shelf' | 'emptyBy'>) => {
  const { t } = useTranslation()
  const { dayAndHour } = useWithdrawalWords()
  return (
    <IconLabel icon={<IconBox size={22} />}>
      <Text>
        {emptyBy
          ? t('withdrawal.empty', { shelf, by: dayAndHour(emptyBy) })
          : t('withdrawal.freeNow', { shelf })}
      </Text>
    </IconLabel>
  )
}
