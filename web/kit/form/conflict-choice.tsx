/** Asks, for each field that another has changed meanwhile, which value shall stand, and saves that. An account is one. */
import '@mantine/core/styles/Radio.css'
import { Button, Radio, Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRescuedFocus } from '../focus.ts'
import { Notice } from '../notice.tsx'
import { type Conflict, type Difference, isOfAccount, type Typed, type Value } from './conflict.ts'

interface ConflictChoiceProps {
  conflict: Conflict
  labelOf: (field: string) => string
  /** A value in the reader's words, where it is a code. */
  nameOf: (field: string, value: Value) => string | undefined
  onChosen: (values: Typed) => void
}

const ACCOUNT = 'account'
const groupOf = ({ field }: Difference): string => (isOfAccount(field) ? ACCOUNT : field)

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
    differences.filter(({ isTyped }) => !isTyped).map(groupOf),
  )
  const shown = (field: string, value: Value): string => {
    if (typeof value === 'boolean') return value ? t('form.yes') : t('form.no')
    return nameOf(field, value) ?? (String(value) || t('form.nothing'))
  }
  const take = (group: string, isTaken: boolean) => {
    const others = taken.filter(one => one !== group)
    setTaken(isTaken ? [...others, group] : others)
  }
  const isTaken = (group: string) => taken.includes(group)
  const chosen = (one: Difference) => [one.field, isTaken(groupOf(one)) ? one.theirs : one.mine]
  const groups = [...Map.groupBy(differences, groupOf)]
  const said = (some: readonly Difference[], whose: 'mine' | 'theirs') => {
    const [only] = some
    if (only && some.length === 1) return shown(only.field, only[whose])
    return some.map(one => `${labelOf(one.field)} ${shown(one.field, one[whose])}`).join(', ')
  }
  return (
    <Notice icon={IconUsers} title={t('form.changedTitle')} takesFocus>
      <Text size="sm">{t('form.changedText')}</Text>
      {groups.map(([group, some]) => (
        <Radio.Group
          key={group}
          label={group === ACCOUNT ? t('form.account') : labelOf(group)}
          value={isTaken(group) ? 'theirs' : 'mine'}
          onChange={value => take(group, value === 'theirs')}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="mine"
              label={
                some.some(({ isTyped }) => isTyped)
                  ? t('form.keepMine', { value: said(some, 'mine') })
                  : t('form.keepOld', { value: said(some, 'mine') })
              }
            />
            <Radio value="theirs" label={t('form.takeTheirs', { value: said(some, 'theirs') })} />
          </Stack>
        </Radio.Group>
      ))}
      <Button size="sm" onClick={() => onChosen(Object.fromEntries(differences.map(chosen)))}>
        {t('form.saveChosen')}
      </Button>
    </Notice>
  )
}
