/** Asks, for each field that another has changed meanwhile, which value shall stand, and saves that. */
import '@mantine/core/styles/Radio.css'
import { Button, Radio, Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRescuedFocus } from '../focus.ts'
import { Notice } from '../notice.tsx'
import type { Conflict, Difference, Typed, Value } from './conflict.ts'

interface ConflictChoiceProps {
  conflict: Conflict
  labelOf: (field: string) => string
  /** A value in the reader's words, where it is a code. */
  nameOf: (field: string, value: Value) => string | undefined
  onChosen: (values: Typed) => void
}

export const ConflictChoice = ({
  conflict: { differences },
  labelOf,
  nameOf,
  onChosen,
}: ConflictChoiceProps) => {
  const { t } = useTranslation()
  useRescuedFocus()
  /** Theirs stands at first where nothing was typed here. */
  const [taken, setTaken] = useState<readonly string[]>(
    differences.filter(({ isTyped }) => !isTyped).map(({ field }) => field),
  )
  const shown = (field: string, value: Value): string => {
    if (typeof value === 'boolean') return value ? t('form.yes') : t('form.no')
    return nameOf(field, value) ?? (String(value) || t('form.nothing'))
  }
  const take = (field: string, isTaken: boolean) => {
    const others = taken.filter(one => one !== field)
    setTaken(isTaken ? [...others, field] : others)
  }
  const chosen = ({ field, mine, theirs }: Difference) => [field, taken.includes(field) ? theirs : mine]
  return (
    <Notice icon={IconUsers} title={t('form.changedTitle')} takesFocus>
      <Text size="sm">{t('form.changedText')}</Text>
      {differences.map(({ field, mine, theirs, isTyped }) => (
        <Radio.Group
          key={field}
          label={labelOf(field)}
          value={taken.includes(field) ? 'theirs' : 'mine'}
          onChange={value => take(field, value === 'theirs')}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="mine"
              label={
                isTyped
                  ? t('form.keepMine', { value: shown(field, mine) })
                  : t('form.keepOld', { value: shown(field, mine) })
              }
            />
            <Radio value="theirs" label={t('form.takeTheirs', { value: shown(field, theirs) })} />
          </Stack>
        </Radio.Group>
      ))}
      <Button size="sm" onClick={() => onChosen(Object.fromEntries(differences.map(chosen)))}>
        {t('form.saveChosen')}
      </Button>
    </Notice>
  )
}
