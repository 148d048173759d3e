/** Asks, for each field that another has changed meanwhile, which value shall stand. */
import '@mantine/core/styles/Radio.css'
import { Button, Radio, Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FocusedAlert } from '../focused-alert.tsx'
import type { Conflict, Difference, Value } from './conflict.ts'

interface ConflictChoiceProps {
  conflict: Conflict
  labelOf: (field: string) => string
  /** The values that shall stand, over the version that is there now. */
  onSettled: (chosen: Record<string, Value>, version: unknown) => void
}

export const ConflictChoice = ({ conflict, labelOf, onSettled }: ConflictChoiceProps) => {
  const { t } = useTranslation()
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const shown = (value: Value): string => {
    if (typeof value === 'boolean') return value ? t('kit.yes') : t('kit.no')
    return String(value) || t('kit.nothing')
  }
  const take = (field: string, isTaken: boolean) => {
    const others = [...taken].filter(one => one !== field)
    setTaken(new Set(isTaken ? [...others, field] : others))
  }
  const settled = ({ field, mine, theirs }: Difference): [string, Value] => [
    field,
    taken.has(field) ? theirs : mine,
  ]
  return (
    <FocusedAlert
      role="alert"
      color="straw"
      icon={<IconUsers size={20} aria-hidden />}
      title={t('kit.changedTitle')}
    >
      <Stack gap="md" align="flex-start">
        <Text size="sm">{t('kit.changedText')}</Text>
        {conflict.differences.map(({ field, mine, theirs }) => (
          <Radio.Group
            key={field}
            label={labelOf(field)}
            value={taken.has(field) ? 'theirs' : 'mine'}
            onChange={value => take(field, value === 'theirs')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="mine" label={t('kit.keepMine', { value: shown(mine) })} />
              <Radio value="theirs" label={t('kit.takeTheirs', { value: shown(theirs) })} />
            </Stack>
          </Radio.Group>
        ))}
        <Button
          size="sm"
          onClick={() => onSettled(Object.fromEntries(conflict.differences.map(settled)), conflict.version)}
        >
          {t('kit.goOn')}
        </Button>
      </Stack>
    </FocusedAlert>
  )
}
