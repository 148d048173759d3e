import { Text } from '@mantine/core'
import { IconBox } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { WithdrawalQuote } from '#shared/payments/withdrawal-calls.ts'
import { IconLabel } from '../../kit/icon-label.tsx'
import { useWithdrawalWords } from './use-withdrawal-words.ts'

type ShelfThenProps = Pick<WithdrawalQuote, 'shelf' | 'emptyBy' | 'isHandedOn'>

/** What happens to the shelf: it is free at once, or whoever has it empties it by an hour. */
export const ShelfThen = ({ shelf, emptyBy, isHandedOn }: ShelfThenProps) => {
  const { t } = useTranslation()
  const { dayAndHour } = useWithdrawalWords()
  return (
    <IconLabel icon={<IconBox size={22} />}>
      {isHandedOn && <Text>{t('withdrawal.friendLoses', { shelf })}</Text>}
      <Text>
        {!emptyBy && t('withdrawal.freeNow', { shelf })}
        {emptyBy &&
          (isHandedOn
            ? t('withdrawal.emptyOfFriend', { shelf, by: dayAndHour(emptyBy) })
            : t('withdrawal.empty', { shelf, by: dayAndHour(emptyBy) }))}
      </Text>
    </IconLabel>
  )
}
