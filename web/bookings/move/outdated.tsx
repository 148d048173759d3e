import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../kit/notice.tsx'
import { textOfCode } from '../../kit/notify.ts'

/** What changed between looking and sending. What was chosen stays as far as it is still free. */
export const Outdated = ({ code }: { code: string }) => {
  const { t } = useTranslation()
  const texts: Record<string, string> = {
    error_booking_period_unavailable: t('move.takenMeanwhile'),
    changed_meanwhile: t('move.changedMeanwhile'),
  }
  return (
    <Notice key={code} takesFocus title={t('move.notMoved')}>
      <Text size="sm">{texts[code] ?? textOfCode(code)}</Text>
    </Notice>
  )
}
