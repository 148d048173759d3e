import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { finalizableFrom } from '#shared/payouts/states.ts'
import { useShow } from '../../../kit/show.ts'
import { useToday } from '../../../markets/use-today.ts'
import type { Period } from './figures.ts'

/** Whether some days lie beyond the running month, so that nobody can finalize them yet. */
export const useIsTooEarly = () => {
  const today = useToday()
  return ({ dateTo }: Pick<Period, 'dateTo'>): boolean => today < finalizableFrom(dateTo)
}

/** From when days can be finalized, in the place of the button. */
export const NotYet = ({ dateTo }: Pick<Period, 'dateTo'>) => {
  const { t } = useTranslation()
  const show = useShow()
  return (
    <Text span size="sm" c="dimmed">
      {t('settlements.notYet', { day: show.day(finalizableFrom(dateTo)) })}
    </Text>
  )
}
