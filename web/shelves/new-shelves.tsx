import { Button, FileButton, Group, NativeSelect, Paper, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconPlus, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NamedShelf, namedShelves } from '#shared/shelves/shelf-lines.ts'
import type { StaffType } from '#shared/shelves/staff-calls.ts'
import { MOST_NEW_SHELVES, shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { useDraft } from '../kit/form/draft.ts'
import { useLeaveGuard } from '../kit/form/use-leave-guard.ts'
import { textOfCode } from '../kit/notify.ts'
import styles from './staff.module.css'
import { useStaffWork } from './use-staff-work.ts'

const MOST_SHOWN = 8

/** The first names, and that there are more. */
const namesOf = (shelves: readonly NamedShelf[]): string =>
  shelves
    .slice(0, MOST_SHOWN)
    .map(({ name }) => name)
    .join(', ') + (shelves.length > MOST_SHOWN ? ' …' : '')

interface NewShelvesProps {
  types: StaffType[]
  /** The names of the shelves that are there. */
  taken: readonly string[]
}

/** What will become of the names: which shelves are made, and what is wrong with the others. */
const WhatBecomes = ({ named }: { named: readonly NamedShelf[] }) => {
  const { t } = useTranslation()
  const good = named.filter(({ problem }) => !problem)
  const wrong = named.filter(({ problem }) => problem)
  return (
    <div aria-live="polite">
      {good.length > 0 && (
        <Text size="sm">{t('pricelist.willBeMade', { count: good.length, names: namesOf(good) })}</Text>
      )}
      {good.length > MOST_NEW_SHELVES && (
        <Text size="sm" c="berry">
          {t('pricelist.tooMany', { most: MOST_NEW_SHELVES })}
        </Text>
      )}
      {[...new Map(wrong.map(one => [one.name, one])).values()].slice(0, 20).map(({ name, problem = '' }) => (
        <Text size="sm" c="berry" key={name}>
          {name}: {problem === 'unknown_type' ? t('pricelist.unknownType') : textOfCode(problem)}
        </Text>
      ))}
    </div>
  )
}

/** Adds one shelf or many: a name, a range, a pasted list or a file, with what will become of each name. */
export const NewShelves = ({ types, taken }: NewShelvesProps) => {
  const { t } = useTranslation()
  const work = useStaffWork()
  const reset = useRef<() => void>(null)
  const [text, setText] = useState('')
  const isTyped = () => text !== ''
  const { forget } = useDraft('new shelves', {
    state: text,
    isChanged: isTyped,
    restore: kept => {
      if (typeof kept === 'string') setText(kept)
      return typeof kept === 'string'
    },
  })
  useLeaveGuard(isTyped, forget)
  const [type, setType] = useState(types[0]?.id ?? '')
  const named = namedShelves(text, taken, types)
  const good = named.filter(({ problem }) => !problem)
  const isTooMany = good.length > MOST_NEW_SHELVES
  const add = async () => {
    const body = good.map(one => ({ name: one.name, type: one.type ?? type }))
    const isAdded = await work(
      send => send(shelvesCalls.addShelves, { body }),
      t('pricelist.shelvesAdded', { count: good.length }),
    )
    if (isAdded) setText('')
  }
  return (
    <Paper withBorder p="lg" className={styles.form} component="section" aria-labelledby="new-shelves">
      <Stack gap="md">
        <Title order={2} id="new-shelves">
          {t('pricelist.newShelves')}
        </Title>
        <NativeSelect
          label={t('pricelist.type')}
          data={types.map(({ id, name }) => ({ value: id, label: name }))}
          value={type}
          onChange={event => setType(event.currentTarget.value)}
        />
        <Textarea
          label={t('pricelist.shelfNames')}
          description={t('pricelist.shelfNamesText', { type: types[0]?.name ?? '' })}
          placeholder="A1–A40"
          autosize
          minRows={2}
          maxRows={10}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        <WhatBecomes named={named} />
        <Group>
          <Button
            disabled={!good.length || isTooMany || !type}
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={() => void add()}
          >
            {good.length ? t('pricelist.addShelves', { count: good.length }) : t('pricelist.addNone')}
          </Button>
          <FileButton
            resetRef={reset}
            accept=".csv,.txt,text/csv,text/plain"
            onChange={async file => {
              if (file) setText((await file.text()).replace(/^\uFEFF/, ''))
              // Otherwise the browser reports no change when the same file is chosen again.
              reset.current?.()
            }}
          >
            {props => (
              <Button {...props} variant="default" leftSection={<IconUpload size={20} aria-hidden />}>
                {t('pricelist.readFile')}
              </Button>
            )}
          </FileButton>
        </Group>
      </Stack>
    </Paper>
  )
}
