import { Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconCloudCheck, IconCloudUpload, IconDeviceMobile } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { timeIn } from '#shared/kit/day.ts'
import { complaints, isPassing } from '../../kit/failure.ts'
import { textOfCode } from '../../kit/notify.ts'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { isOver, type Saving } from './use-autosave.ts'

interface SaveStateProps {
  saving: Saving
  /** How many lines that were left are wrong, so that they are not sent. */
  unsent: number
  retry: () => void
}

/** Whether what was typed is at the server: a state, not a button. */
export const SaveState = ({ saving, unsent, retry }: SaveStateProps) => {
  const { t } = useTranslation()
  const { timeZone } = useThisMarket()
  const { state, at, failure } = saving
  // No status that is read out: the line itself says what is wrong with it.
  if (unsent && state !== 'failed')
    return (
      <StatusMark icon={IconDeviceMobile} tone="waiting">
        {t('goods.onlyHere', { count: unsent })}
      </StatusMark>
    )
  return (
    <div role="status">
      {state === 'saving' && (
        <StatusMark icon={IconCloudUpload} tone="quiet">
          {t('goods.saving')}
        </StatusMark>
      )}
      {state === 'saved' && (
        <StatusMark icon={IconCloudCheck} tone="good">
          {t('goods.savedAt', { time: timeIn(timeZone, at) })}
        </StatusMark>
      )}
      {state === 'failed' && failure && (
        <Group gap="xs">
          <StatusMark icon={IconAlertTriangle} tone="bad">
            {isPassing(failure) ? t('goods.keptHere') : t('goods.notSaved')}
          </StatusMark>
          {!isPassing(failure) && (
            <Text size="sm">{complaints(failure).map(({ code }) => textOfCode(code))}</Text>
          )}
          {!isOver(failure) && (
            <Button size="compact-sm" variant="subtle" onClick={retry}>
              {t('kit.tryAgain')}
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}
